import { useEffect, useState } from 'react';
import type { WireCustomer } from '#schemas/customer-answers.ts';
import { fetchCustomers } from './customers-api.ts';

const PAUSE_MS = 250;
const SHOWN = 6;

/** The customers but one that a typed text finds; `null` before the first answer and without a text. */
export function useOtherCustomers(text: string, ownId: string): readonly WireCustomer[] | 'failed' | null {
  const [answer, setAnswer] = useState<{ text: string; found: readonly WireCustomer[] | 'failed' } | null>(
    null,
  );
  const sought = text.trim();
  useEffect(() => {
    if (sought === '') return;
    let isCurrent = true;
    const pause = setTimeout(async () => {
      const page = await fetchCustomers({ text: sought, page: 1, size: SHOWN + 1 });
      const others = page?.customers.filter(({ _id }) => _id !== ownId).slice(0, SHOWN);
      if (isCurrent) setAnswer({ text: sought, found: others ?? 'failed' });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [sought, ownId]);
  return sought === '' || answer === null ? null : answer.found;
}
