import { useEffect } from 'react';
import { fetchDialogHost } from './use-dialogs.tsx';
import { fetchToastHost } from './use-toast.tsx';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches the code of dialogs early, and of toasts if asked, on pages that surely need it or may lose the connection.
 */
export function usePrefetchedDialogs({ withToasts = false } = {}): void {
  useEffect(() => {
    whenIdle(() => {
      Promise.all([fetchDialogHost(), withToasts && fetchToastHost()]).catch(
        // The first dialog tries again.
        () => undefined,
      );
    });
  }, [withToasts]);
}
