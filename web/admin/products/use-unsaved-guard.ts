import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { isOtherPath, isOtherSearch } from '#web/ui/use-navigation-guard.ts';
import { useLeaveGuard } from '../shell/leave-guard.tsx';

/** Asks before the open product is left with changes: by its buttons, a link, or the way back. */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void): void {
  const { confirm } = useDialogs();
  useLeaveGuard({
    holds: (move) => isDirty && (isOtherPath(move) || isOtherSearch(move)),
    async ask() {
      const leaves = await confirm({
        title: '¿Salir sin guardar?',
        text: 'Se perderán los cambios de este producto.',
        confirmLabel: 'Sí, salir',
        cancelLabel: 'Cancelar',
      });
      if (leaves) onLeave();
      return leaves;
    },
  });
}
