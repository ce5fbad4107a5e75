import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { askHealthWhenIdle } from './api/ask-health.ts';
import { endEarlyPresses } from './ui/early-presses.ts';
import { keepEarlyTyping } from './ui/early-typing.ts';

keepEarlyTyping();
askHealthWhenIdle();

// A task of its own: that of the modules is long enough without it.
setTimeout(() => {
  endEarlyPresses();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
