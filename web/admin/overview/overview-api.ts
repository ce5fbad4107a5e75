import type { WireDemoRemoval, WireOverview } from '#schemas/wire/overview.ts';
import type { ApiAnswer } from '#web/api/api-client.ts';
import { callAdminApi } from '../call-admin-api.ts';

/** Both calls return `null` without an answer. */
export function fetchOverview(): Promise<WireOverview | null> {
  return dataOf(() => callAdminApi<WireOverview>('/overview'));
}

export function removeDemoProducts(): Promise<WireDemoRemoval | null> {
  return dataOf(() => callAdminApi<WireDemoRemoval>('/demo-products', { method: 'DELETE' }));
}

async function dataOf<T>(call: () => Promise<ApiAnswer<T>>): Promise<T | null> {
  try {
    const answer = await call();
    return answer.ok ? answer.data : null;
  } catch {
    return null;
  }
}
