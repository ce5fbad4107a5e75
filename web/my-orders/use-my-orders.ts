import { useEffect, useState } from 'react';
import { forgetAllOrders, forgetOrder, type MyOrder, rememberedOrders } from './my-orders-storage.ts';

export type MyOrders = {
  /** `null` until the browser has read them. */
  readonly orders: readonly MyOrder[] | null;
  forget(order: MyOrder): Promise<void>;
  forgetAll(): Promise<void>;
};

/** The orders placed in this browser. */
export function useMyOrders(): MyOrders {
  const [orders, setOrders] = useState<readonly MyOrder[] | null>(null);

  async function reread(): Promise<void> {
    setOrders(await rememberedOrders());
  }

  useEffect(() => {
    let isHere = true;
    rememberedOrders().then((found) => isHere && setOrders(found));
    return () => {
      isHere = false;
    };
  }, []);

  return {
    orders,
    forget: (order) => forgetOrder(order).then(reread),
    forgetAll: () => forgetAllOrders().then(reread),
  };
}
