import { useEffect, useState } from 'react';
import type { WaitingOrder } from './waiting-order.ts';
import { subscribeToWaitingOrders, waitingOrders } from './waiting-orders.ts';

/** The orders that wait in this browser, oldest first, as they are now; `null` until they are read. */
export function useWaitingOrders(): readonly WaitingOrder[] | null {
  const [orders, setOrders] = useState<readonly WaitingOrder[] | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const found = await waitingOrders().catch(() => []);
      if (isShown) setOrders(found);
    };
    read();
    const unsubscribe = subscribeToWaitingOrders(read);
    return () => {
      isShown = false;
      unsubscribe();
    };
  }, []);
  return orders;
}
