import './placed-order.css';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { OrderedContentBlock } from './ordered-content.tsx';
import type { PlacedOrder } from './placed-order.ts';
import { PlacedOrderLinks } from './placed-order-links.tsx';

export function PlacedOrderSummary({ order }: { order: PlacedOrder }) {
  return (
    <>
      <KnottedThread />
      <div className="checkout-columns">
        <OrderedContentBlock order={order} />
        <section className="grid content-start gap-3">
          <p className="mb-2 text-secondary">
            Tu pedido ha sido realizado con éxito. ¡Pronto nos comunicaremos para finalizar la compra!
          </p>
          <PlacedOrderLinks order={order} />
          <ButtonLink to="/" variant="outline" className="w-full">
            Seguir comprando
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

/** The whole thread with its knot: the basting is done. */
function KnottedThread() {
  return (
    <div className="knotted-thread" aria-hidden="true">
      <i />
      <svg viewBox="0 0 64 40" aria-hidden="true">
        <path d="M0 20h14c10 0 14-14 24-14 8 0 9 12 0 14-9 2-14 0-14-6 0-8 16-9 20 4 2 7 8 12 18 16" />
      </svg>
    </div>
  );
}
