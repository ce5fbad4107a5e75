import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import type {
  ConfirmOptions,
  DialogAnswer,
  DialogContent,
  DialogRequest,
  NotifyOptions,
} from './dialog-request.ts';
import { showNativeDialog } from './show-native-dialog.ts';
import { useLazyCode } from './use-lazy-code.ts';

export type Dialogs = {
  /**
   * Resolves to the answer, for questions of which 'no' is one that acts. A call while a question is open, as by a
   * double press, never resolves: the first call handles it.
   */
  ask(options: ConfirmOptions): Promise<DialogAnswer>;
  /** Like `ask`, but resolves to whether the person confirmed: closing the question is a no. */
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** Resolves when the person has closed it. */
  notify(options: NotifyOptions): Promise<void>;
  /** Stays open until the caller closes it; the person can't. */
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

/** Whether a dialog is open. Panels below it must then leave the Escape key to the dialog. */
export function useIsDialogOpen(): boolean {
  return use(DialogIsOpenContext);
}

/**
 * Provides `useDialogs`. The dialogs' code is fetched with the first dialog. If that fails, the browser's own dialogs
 * are used.
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

    function open(content: DialogContent): { id: number; settled: Promise<DialogAnswer> } {
      const id = nextId.current++;
      const { promise, resolve } = Promise.withResolvers<DialogAnswer>();
      const settle = (answer: DialogAnswer) => {
        close(id);
        resolve(answer);
      };
      setRequests((all) => [...all, { ...content, id, settle, isOpen: true }]);
      load().then((isLoaded) => {
        if (isLoaded) return;
        setRequests(without(id));
        resolve(showNativeDialog(content));
      });
      return { id, settled: promise };
    }

    async function ask(options: ConfirmOptions): Promise<DialogAnswer> {
      if (isAsking) return new Promise(() => {});
      isAsking = true;
      const answer = await open({ kind: 'confirm', ...options }).settled;
      isAsking = false;
      return answer;
    }

    return {
      ask,
      confirm: async (options) => (await ask(options)) === 'yes',
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
