import { useDialogs } from '#web/ui/use-dialogs.tsx';

type ChangeDialogs = {
  /** Confirms a deletion (PRODADM-018, ORDADM-G02); resolves to the answer. */
  confirmDeletion(text?: string): Promise<boolean>;
  /** Reports a failed change; resolves when the dialog is closed. */
  reportFailure(text: string): Promise<void>;
};

/** The dashboard's dialogs around a change of an order, product or message. */
export function useChangeDialogs(): ChangeDialogs {
  const { confirm, notify } = useDialogs();
  return {
    confirmDeletion: (text = '¡No podrás revertir esto!') =>
      confirm({
        title: '¿Estás seguro?',
        text,
        confirmLabel: 'Sí, eliminar',
        cancelLabel: 'Cancelar',
      }),
    reportFailure: (text) => notify({ title: 'Error', text, tone: 'error' }),
  };
}
