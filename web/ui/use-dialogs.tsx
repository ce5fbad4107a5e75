import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import type { ConfirmOptions, DialogContent, DialogRequest, NotifyOptions } from './dialog-request.ts';
import { showNativeDialog } from './show-native-dialog.ts';
import { useLazyCode } from './use-lazy-code.ts';

export type Dialogs = {
  /**
   * Resolves to whether the person confirmed; closing it in any other way is a no. Asked while a question stands, as by
   * a double press, it never resolves: what was asked for is under way already.
   */
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** Resolves when the person has closed it, in whatever way. */
  notify(options: NotifyOptions): Promise<void>;
  /** Stays, and can't be closed by the person, until the caller closes it. */
  loading(options: { readonly title: string }): { close(): void };
};

const DialogsContext = createContext<Dialogs | null>(null);
const DialogIsOpenContext = createContext(false);

export const fetchDialogHost = async () => (await import('./dialog-host.tsx')).DialogHost;

/** @throws outside a `DialogProvider` */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs needs a DialogProvider around it');
  return dialogs;
}

/** Whether a dialog stands over everything else, so that what lies below leaves the Escape key to it. */
export function useIsDialogOpen(): boolean {
  return use(DialogIsOpenContext);
}

/**
 * Gives everything below `useDialogs`; the dialogs' code is fetched when the first one is asked for. Where it can't be
 * had, the browser's own dialogs stand in.
 */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [requests, setRequests] = useState<readonly DialogRequest[]>([]);
  const { code: DialogHost, load } = useLazyCode(fetchDialogHost);
  const nextId = useRef(1);

  const dialogs = useMemo<Dialogs>(() => {
    let isAsking = false;

    function close(id: number): void {
      setRequests((all) =>
        all.map((request) => (request.id === id ? { ...request, isOpen: false } : request)),
      );
    }

    function open(content: DialogContent): { id: number; settled: Promise<boolean> } {
      const id = nextId.current++;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const settle = (isConfirmed: boolean) => {
        close(id);
        resolve(isConfirmed);
      };
      setRequests((all) => [...all, { ...content, id, settle, isOpen: true }]);
      load().then((isLoaded) => {
        if (isLoaded) return;
        setRequests(without(id));
        resolve(showNativeDialog(content));
      });
      return { id, settled: promise };
    }

    return {
      async confirm(options) {
        if (isAsking) return new Promise(() => {});
        isAsking = true;
        const isConfirmed = await open({ kind: 'confirm', ...options }).settled;
        isAsking = false;
        return isConfirmed;
      },
      notify: async (options) => {
        await open({ kind: 'notify', ...options }).settled;
      },
      loading: (options) => {
        const { id } = open({ kind: 'loading', ...options });
        return { close: () => close(id) };
      },
    };
  }, [load]);

  return (
    <DialogsContext value={dialogs}>
      <DialogIsOpenContext value={requests.some((request) => request.isOpen)}>{children}</DialogIsOpenContext>
      {DialogHost !== null && <DialogHost requests={requests} onClosed={(id) => setRequests(without(id))} />}
    </DialogsContext>
  );
}

function without(id: number) {
  return (requests: readonly DialogRequest[]) => requests.filter((request) => request.id !== id);
}
