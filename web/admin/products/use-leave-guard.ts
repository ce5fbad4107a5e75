import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useDialogs } from '#web/ui/use-dialogs.tsx';

/** Asks before the open product is left with changes: by its buttons, a link, or the way back. */
export function useLeaveGuard(isDirty: boolean, onLeave: () => void): void {
  const { confirm } = useDialogs();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      `${currentLocation.pathname}${currentLocation.search}` !==
        `${nextLocation.pathname}${nextLocation.search}`,
  );
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm({
      title: '¿Salir sin guardar?',
      text: 'Se perderán los cambios de este producto.',
      confirmLabel: 'Sí, salir',
      cancelLabel: 'Cancelar',
    }).then((leaves) => {
      if (!leaves) return blocker.reset();
      onLeave();
      blocker.proceed();
    });
  }, [isBlocked]);
}
