import { useState } from 'react';
import type { Outcome } from './outcome.ts';

type ServerRequest = {
  readonly isSending: boolean;
  /** The refusal of the last request. */
  readonly error: string | null;
  /** Its code, where the screen answers it in a way of its own. */
  readonly code: string | null;
  /** Sends a request; returns its answer, or `null` after a refusal. */
  send<T>(request: () => Promise<Outcome<T>>): Promise<{ readonly data: T } | null>;
};

/** Sends a form's requests one at a time and keeps the last refusal, to show beside the form. */
export function useServerRequest(): ServerRequest {
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  return {
    isSending,
    error,
    code,
    async send(request) {
      setIsSending(true);
      setError(null);
      const outcome = await request();
      setIsSending(false);
      if (outcome.ok) return { data: outcome.data };
      setError(outcome.message);
      setCode(outcome.code ?? null);
      return null;
    },
  };
}
