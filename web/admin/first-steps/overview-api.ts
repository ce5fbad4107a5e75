import type { WireDemoRemoval, WireOverview } from '#schemas/overview-answers.ts';
import { callAdminApi } from '#web/admin/call-admin-api.ts';
import { hasKeys } from '#web/admin/promised-shape.ts';
import type { ApiAnswer } from '#web/api/api-client.ts';

/** Both calls return `null` without an answer. */
export function fetchOverview(): Promise<WireOverview | null> {
  return dataOf(() => callAdminApi<WireOverview>('/overview', { isPromised: hasKeys('orders', 'products') }));
}

export function removeDemoProducts(): Promise<WireDemoRemoval | null> {
  const request = { method: 'DELETE', isPromised: hasKeys('removed', 'kept') } as const;
  return dataOf(() => callAdminApi<WireDemoRemoval>('/demo-products', request));
}

async function dataOf<T>(call: () => Promise<ApiAnswer<T>>): Promise<T | null> {
  try {
    const answer = await call();
    return answer.ok ? answer.data : null;
  } catch {
    return null;
  }
}
