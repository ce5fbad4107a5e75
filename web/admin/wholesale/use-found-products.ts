import { useEffect, useState } from 'react';
import { type FoundProducts, namedProducts, searchProducts } from './wholesale-api.ts';

const PAUSE_MS = 250;

/** What the table of prices shows. */
export type ShownProducts = {
  readonly text: string;
  readonly size: number;
  /** The products with a price of their own; `null` shows all. */
  readonly own: readonly string[] | null;
};

/** The products of a search, a quarter second after its last key; those before stay meanwhile. */
export function useFoundProducts({ text, size, own }: ShownProducts) {
  const [found, setFound] = useState<FoundProducts | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const ids = own === null ? null : own.slice(0, size).join(',');

  useEffect(() => {
    let isShown = true;
    const pause = setTimeout(
      async () => {
        const answer = await (ids === null
          ? searchProducts({ text: text.trim(), size })
          : namedProducts(ids === '' ? [] : ids.split(',')));
        if (!isShown) return;
        setHasFailed(answer === null);
        if (answer !== null) setFound(answer);
      },
      text === '' ? 0 : PAUSE_MS,
    );
    return () => {
      isShown = false;
      clearTimeout(pause);
    };
  }, [text, size, ids, attempt]);

  return { found, hasFailed, retry: () => setAttempt(attempt + 1) };
}
