import { strokeIcon } from './stroke-icon.tsx';
import { Check, TriangleAlert, X } from './stroke-icons.tsx';
import './toast.css';
import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { TOAST_MS, type ToastRequest, type ToastTone } from './toast-request.ts';

const BadgeCheck = strokeIcon(
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
);
const CircleX = strokeIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M15 9l-6 6M9 9l6 6');

// The library makes each message a dialog and hides its button. Ours are statuses whose button is visible to everyone.
const NOT_A_DIALOG = { 'aria-modal': undefined };
const SEEN_BY_ALL = { 'aria-hidden': undefined };

const ICONS = { info: BadgeCheck, success: Check, warning: TriangleAlert, error: CircleX } as const;

/** Shows each request once; `requests` only grows at its end. A message that still shows starts its time again. */
export function ToastHost({ requests }: { requests: readonly ToastRequest[] }) {
  return (
    <Toast.Provider timeout={TOAST_MS}>
      <ToastFeed requests={requests} />
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label="Avisos">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastFeed({ requests }: { requests: readonly ToastRequest[] }) {
  const { add } = Toast.useToastManager();
  const lastShown = useRef(0);
  useEffect(() => {
    for (const { id, title, text, tone = 'info' } of requests) {
      if (id <= lastShown.current) continue;
      lastShown.current = id;
      add({ id: [tone, title, text].join('\n'), title, description: text, type: tone });
    }
  }, [requests, add]);
  return null;
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const tone = toneOf(toast.type);
    const Icon = ICONS[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className="toast"
        data-tone={tone}
        role={tone === 'error' ? 'alert' : 'status'}
        {...NOT_A_DIALOG}
      >
        <Icon className="toast-icon" aria-hidden="true" />
        <Toast.Title className="font-semibold" render={<p />} />
        <Toast.Description className="col-start-2 text-sm text-linen-300" />
        <Toast.Close
          {...SEEN_BY_ALL}
          render={
            <IconButton label="Descartar aviso" className="absolute top-1 right-0.5 hover:bg-[#fff2]!" />
          }
        >
          <X aria-hidden="true" />
        </Toast.Close>
        <span key={toast.updateKey} className="toast-bar" aria-hidden="true">
          <i />
        </span>
      </Toast.Root>
    );
  });
}

function toneOf(type: string | undefined): ToastTone {
  return type === 'success' || type === 'warning' || type === 'error' ? type : 'info';
}
