import { strokeIcon } from './stroke-icon.tsx';
import { Check, TriangleAlert, X } from './stroke-icons.tsx';
import './toast.css';
import { Toast } from '@base-ui/react/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TOAST_MS, type ToastRequest, type ToastTone } from './toast-request.ts';

const BadgeCheck = strokeIcon(
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
);
const CircleX = strokeIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M15 9l-6 6M9 9l6 6');

/** How often a message that still shows was said. */
type Counted = { readonly count: number };

// The library makes each message a dialog and hides its button. Ours are statuses whose button is visible to everyone.
const NOT_A_DIALOG = { 'aria-modal': undefined };
const SEEN_BY_ALL = { 'aria-hidden': undefined };

const ICONS = { info: BadgeCheck, success: Check, warning: TriangleAlert, error: CircleX } as const;

/** Shows each request once; `requests` only grows at its end. A message that still shows starts its time again. */
export function ToastHost({ requests }: { requests: readonly ToastRequest[] }) {
  const [isAtTop, setIsAtTop] = useState(false);
  return (
    <Toast.Provider timeout={TOAST_MS}>
      <ToastFeed requests={requests} onShow={() => setIsAtTop(wouldCover(document.activeElement))} />
      <Toast.Portal>
        <Toast.Viewport
          ref={standAboveFoot}
          className="toasts"
          data-above-foot
          data-top={isAtTop || undefined}
          aria-label="Avisos"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

type ToastFeedProps = { readonly requests: readonly ToastRequest[]; readonly onShow: () => void };

function ToastFeed({ requests, onShow }: ToastFeedProps) {
  const showing = useEffectEvent(onShow);
  const { add, toasts } = Toast.useToastManager<Counted>();
  const lastShown = useRef(0);
  useEffect(() => {
    for (const { id, title, text, tone = 'info' } of requests) {
      if (id <= lastShown.current) continue;
      lastShown.current = id;
      showing();
      const key = [tone, title, text].join('\n');
      const shown = toasts.find(
        ({ id: shownKey, transitionStatus }) => shownKey === key && transitionStatus !== 'ending',
      );
      const count = (shown?.data?.count ?? 0) + 1;
      add({ id: key, title, description: text, type: tone, data: { count } });
    }
  }, [requests, add, toasts]);
  return null;
}

function ToastList() {
  const { toasts } = Toast.useToastManager<Counted>();
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
        <Toast.Title className="font-semibold" render={<p />}>
          {toast.title}
          {toast.data !== undefined && toast.data.count > 1 && (
            <span className="toast-count figures"> × {toast.data.count}</span>
          )}
        </Toast.Title>
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

/** The room of a message at the foot of the window, in px: its height, and a gap. */
const TOAST_ROOM_PX = 160;

/** Whether messages at the foot would lie over what was pressed last, which is often pressed again (BUY-004). */
function wouldCover(pressed: Element | null): boolean {
  if (pressed === null || pressed === document.body || pressed.closest('[data-foot]') !== null) return false;
  const foot = Number.parseFloat(knownFoot()) || 0;
  const { top, bottom, left } = pressed.getBoundingClientRect();
  const { innerHeight } = window;
  const isBeside = window.matchMedia('(min-width: 64rem)').matches && left > 440;
  return !isBeside && top < innerHeight && bottom > innerHeight - foot - TOAST_ROOM_PX;
}

/** For messages that begin to float; `float-in-corner.ts` tells them of changes. */
function standAboveFoot(messages: HTMLElement | null): void {
  messages?.style.setProperty('--foot', knownFoot());
}

/** The height of the bar at the foot of the window, as the help bubble was told it last: '64px'. Empty without a bubble. */
function knownFoot(): string {
  return document.querySelector<HTMLElement>('.help-bubble-place')?.style.getPropertyValue('--foot') ?? '';
}

function toneOf(type: string | undefined): ToastTone {
  return type === 'success' || type === 'warning' || type === 'error' ? type : 'info';
}
