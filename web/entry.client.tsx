import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { checkHealthWhenIdle } from './api/check-health.ts';
import { recordEarlyTyping } from './ui/early-typing.ts';

recordEarlyTyping();
checkHealthWhenIdle();
// Takes the place before the router's listener, for `overlay-guard.ts`: at the window listeners run in their order.
window.onpopstate = () => {};

// The router follows a redirect only once the styles of the page that it leads away from have come; until then it counts as
// a rejection that nobody handles.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Response) event.preventDefault();
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
