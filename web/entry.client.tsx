import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { checkHealthWhenIdle } from './api/check-health.ts';
import { recordEarlyTyping } from './ui/early-typing.ts';

recordEarlyTyping();
checkHealthWhenIdle();

// From here on React handles presses, even before the whole page is hydrated.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
