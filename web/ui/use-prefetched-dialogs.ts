import { useEffect } from 'react';
import { fetchDialogHost } from './use-dialogs.tsx';
import { fetchToastHost } from './use-toast.tsx';
import { whenIdle } from './when-idle.ts';

/** Fetches the code of dialogs and toasts early, on pages that surely need it or may lose the connection. */
export function usePrefetchedDialogs(): void {
  useEffect(() => {
    whenIdle(() => {
      Promise.all([fetchDialogHost(), fetchToastHost()]).catch(
        // The first dialog tries again.
        () => undefined,
      );
    });
  }, []);
}
