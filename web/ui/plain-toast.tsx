import { useEffect, useEffectEvent } from 'react';
import { TOAST_MS, type ToastRequest } from './toast-request.ts';

type PlainToastProps = { readonly message: ToastRequest; readonly onEnd: () => void };

/**
 * A message as plain text, for when the code of the toasts can't be loaded in time. On a phone it stands away from the bar at the
 * foot.
 */
export function PlainToast({ message, onEnd }: PlainToastProps) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <p
      role="alert"
      className="fixed inset-x-4 top-4 z-65 rounded-3 bg-ink p-4.5 text-on-ink shadow-3 sm:right-auto sm:w-100 lg:top-auto lg:bottom-4 lg:left-8"
    >
      {[message.title, message.text].filter(Boolean).join('. ')}
    </p>
  );
}
