import { useEffect, useState } from 'react';
import type { WireCustomer } from '#schemas/customer-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { isList } from '../promised-shape.ts';

const PAUSE_MS = 200;
/** Three digits of a phone or letters of a name. */
const SHORTEST = 3;
const OFFERED = 6;

export type CustomerHits = { readonly text: string; readonly customers: readonly WireCustomer[] };

/** The customers whose phone or name matches what is typed, a moment after the last key; `null` before any answer. */
export function useCustomerHits(text: string): CustomerHits | null {
  const [hits, setHits] = useState<CustomerHits | null>(null);
  const sought = text.trim();
  useEffect(() => {
    if (sought.length < SHORTEST) {
      setHits(null);
      return;
    }
    const call = new AbortController();
    const pause = setTimeout(async () => {
      const customers = await fetchCustomers(sought, call.signal);
      if (customers !== null && !call.signal.aborted) setHits({ text: sought, customers });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      call.abort();
    };
  }, [sought]);
  return hits;
}

/** `null` without an answer. */
export async function fetchCustomers(
  text: string,
  signal?: AbortSignal,
): Promise<readonly WireCustomer[] | null> {
  const search = new URLSearchParams({ q: text, page: '1', size: `${OFFERED}` });
  const call = () =>
    callAdminApi<WireCustomer[]>(`/customers?${search}`, { isPromised: isList, ...(signal && { signal }) });
  const answer = await nullIfUnreachable(call).catch((error: unknown) => {
    if (signal?.aborted) return null;
    throw error;
  });
  return answer?.ok ? answer.data : null;
}
