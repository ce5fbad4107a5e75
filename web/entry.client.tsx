import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { checkHealthWhenIdle } from './api/check-health.ts';
import { recordEarlyTyping } from './ui/early-typing.ts';

recordEarlyTyping();
checkHealthWhenIdle();
// Takes the place before the router's listener, for `overlay-guard.ts`: at the window listeners run in their order.
window.onpopstate = () => {};

// Two rejections of the router that nobody handles are no faults: a redirect, which it follows only once the styles of the
// page that it leads away from have come, and the end of an answer that it no longer reads because of a newer press.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  const isAborted = reason instanceof DOMException && reason.name === 'AbortError';
  if (isAborted || reason instanceof Response) event.preventDefault();
});

// Presses are watched until the page is hydrated (early-presses.ts); from then on React handles them.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
