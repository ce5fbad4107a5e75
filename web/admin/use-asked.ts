import { useState } from 'react';
import type { Outcome } from './outcome.ts';

type Asked = {
  readonly isSending: boolean;
  /** What the server said against what was asked last. */
  readonly error: string | null;
  /** What it answered, or `null` when it refused. */
  ask<T>(request: () => Promise<Outcome<T>>): Promise<{ readonly data: T } | null>;
};

/** Asks the server for one thing at a time, and keeps what it says against it beside the form. */
export function useAsked(): Asked {
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    isSending,
    error,
    async ask(request) {
      setIsSending(true);
      setError(null);
      const outcome = await request();
      setIsSending(false);
      if (outcome.ok) return { data: outcome.data };
      setError(outcome.message);
      return null;
    },
  };
}
