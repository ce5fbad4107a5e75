import { useEffect } from 'react';

/** Fetches what dialogs and messages are made of, so that they can still say that the connection is gone. */
export function useDialogsAtHand(): void {
  useEffect(() => {
    Promise.all([import('#web/ui/dialog-host.tsx'), import('#web/ui/toast-host.tsx')]).catch(
      // The first dialog tries again.
      () => undefined,
    );
  }, []);
}
