import { useEffect } from 'react';
import { useStore } from '#web/storefront/store-context.tsx';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { fetchLateCheckout } from './fetch-late-checkout.ts';
import type { PlacedOrder } from './placed-order.ts';

/** What was ordered: behind the dialog that confirms it, after a reload, and on the way back from the home. */
export function PlacedOrderPage({ order }: { order: PlacedOrder }) {
  const store = useStore();
  const { code: late, load } = useLazyCode(fetchLateCheckout);
  useEffect(() => {
    load();
  }, [load]);
  return (
    <main className="cart-page placed-page shop-width min-h-[calc(100svh-96px)] pb-20">
      <title>{`Pedido n.º ${order.orderNumber} | ${store.name}`}</title>
      <h1 className="text-title">¡Pedido confirmado!</h1>
      <p className="placed-number display-figures">Pedido n.º {order.orderNumber}</p>
      {late === null ? <CheckoutSkeleton awaits="check" /> : <late.PlacedOrderSummary order={order} />}
    </main>
  );
}
