import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { PlainToast } from './plain-toast.tsx';
import type { ToastMessage, ToastRequest } from './toast-request.ts';
import { useLazyCode } from './use-lazy-code.ts';

export type Toasts = {
  /** Shows a short message for `TOAST_MS`. */
  show(message: ToastMessage): void;
};

/** In ms. A line that is lost may neither answer nor fail. */
const PATIENCE_MS = 3000;

const ToastContext = createContext<Toasts | null>(null);

export const fetchToastHost = async () => (await import('./toast-host.tsx')).ToastHost;

/** @throws outside a `ToastProvider` */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}

/**
 * Provides `useToast`. The code of the toasts is fetched with the first message. If that fails or takes long, the
 * message shows as plain text.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<readonly ToastRequest[]>([]);
  const [unshown, setUnshown] = useState<ToastRequest | null>(null);
  const { code: ToastHost, load } = useLazyCode(fetchToastHost);
  const nextId = useRef(1);
  const toasts = useMemo<Toasts>(
    () => ({
      async show(message) {
        const request = { ...message, id: nextId.current++ };
        const isLoaded = await Promise.race([load(), afterPatience()]);
        if (isLoaded) setLatest((before) => [...before.slice(-2), request]);
        setUnshown(isLoaded ? null : request);
      },
    }),
    [load],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {ToastHost !== null && <ToastHost requests={latest} />}
      {unshown && <PlainToast message={unshown} onEnd={() => setUnshown(null)} />}
    </ToastContext>
  );
}

function afterPatience(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false));
}
