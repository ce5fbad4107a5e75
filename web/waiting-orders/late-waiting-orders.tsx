import { useEffect } from 'react';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { CheckoutOfCart } from './checkout-of-cart.ts';

const fetchCards = async () => (await import('./waiting-orders-cards.tsx')).WaitingOrdersCards;

/** Orders wait only where a worker has made them; elsewhere none of this is fetched. */
export function LateWaitingOrders({ checkout }: { readonly checkout: CheckoutOfCart }) {
  const { code: Cards, load } = useLazyCode(fetchCards);
  useEffect(() => {
    if (navigator.serviceWorker?.controller) whenIdle(load);
  }, [load]);
  return Cards && <Cards checkout={checkout} />;
}
