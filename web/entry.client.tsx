import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { askHealthWhenIdle } from './api/ask-health.ts';
import { keepEarlyTyping } from './ui/early-typing.ts';

keepEarlyTyping();
askHealthWhenIdle();

// From here on React answers a press, if need be before it has taken over the rest.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
