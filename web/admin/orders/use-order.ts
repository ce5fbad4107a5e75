import { useEffect, useState } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { fetchOrder } from './orders-api.ts';

export type OrderState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly order: Order };

/** The whole order by its id (ORDADM-022). Each new `freshness` fetches it again; the old data stays until then. */
export function useOrder(id: string, freshness: unknown = null): OrderState {
  const [fetched, setFetched] = useState<{ id: string; order: Order | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchOrder(id).then((order) => isCurrent && setFetched({ id, order }));
    return () => {
      isCurrent = false;
    };
  }, [id, freshness]);
  if (fetched?.id !== id) return { kind: 'loading' };
  return fetched.order === null ? { kind: 'missing' } : { kind: 'found', order: fetched.order };
}
