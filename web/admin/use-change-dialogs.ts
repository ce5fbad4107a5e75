import { useDialogs } from '#web/ui/use-dialogs.tsx';

type ChangeDialogs = {
  /** Asks before something is deleted (PRODADM-018, ORDADM-G02); resolves to whether it is to be. */
  confirmDeletion(): Promise<boolean>;
  /** Says that a change was not made; resolves when that was read. */
  reportFailure(text: string): Promise<void>;
};

/** What the dashboard asks and says around a change, alike for orders, products and messages. */
export function useChangeDialogs(): ChangeDialogs {
  const { confirm, notify } = useDialogs();
  return {
    confirmDeletion: () =>
      confirm({
        title: '¿Estás seguro?',
        text: '¡No podrás revertir esto!',
        confirmLabel: 'Sí, eliminar',
        cancelLabel: 'Cancelar',
      }),
    reportFailure: (text) => notify({ title: 'Error', text, tone: 'error' }),
  };
}
