import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { askHealthWhenIdle } from './api/ask-health.ts';
import { keepEarlyTyping } from './ui/early-typing.ts';

keepEarlyTyping();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

askHealthWhenIdle();
