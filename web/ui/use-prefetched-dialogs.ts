import { useEffect } from 'react';
import { fetchDialogHost } from './use-dialogs.tsx';
import { fetchToastHost } from './use-toast.tsx';
import { whenIdle } from './when-idle.ts';

/** Fetches what dialogs and messages are made of ahead, where they are sure to be needed or the connection may go. */
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
