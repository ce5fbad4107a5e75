import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useRef, useState } from 'react';
import type { ToastMessage, ToastRequest } from './toast-request.ts';

export type Toasts = {
  /** Shows a short message for `TOAST_MILLISECONDS`. */
  show(message: ToastMessage): void;
};

const ToastContext = createContext<Toasts | null>(null);
const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

/** @throws outside a `ToastProvider` */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}

/** Gives everything below `useToast`; the code that shows the messages is fetched with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<readonly ToastRequest[]>([]);
  const nextId = useRef(1);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (message) => setLatest((before) => [...before.slice(-2), { ...message, id: nextId.current++ }]),
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {latest.length > 0 && (
        <Suspense fallback={null}>
          <ToastHost requests={latest} />
        </Suspense>
      )}
    </ToastContext>
  );
}
