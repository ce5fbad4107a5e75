import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { isOtherPath, isOtherSearch } from '#web/ui/use-navigation-guard.ts';
import { useLeaveGuard } from '../shell/leave-guard.tsx';

/** Confirms before a product with unsaved changes is left by a button, a link or Back. */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void): void {
  const { confirm } = useDialogs();
  useLeaveGuard({
    blocks: (move) => isDirty && (isOtherPath(move) || isOtherSearch(move)),
    async confirmLeave() {
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
