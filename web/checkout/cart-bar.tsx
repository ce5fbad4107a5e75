import { useCart } from '#web/cart/use-cart.ts';
import { formatPrice } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ArrowRight } from '#web/ui/stroke-icons.tsx';

/** Below 1024 px it stays at the foot of the window, because thirty lines are ten screens long (CHECKOUT-011). */
export function CartBar({ onContinue }: { onContinue: () => void }) {
  const { totals } = useCart();
  return (
    <div className="cart-bar" data-foot>
      <p>
        <span className="block text-fine text-muted">Total</span>
        <b className="display-figures">{formatPrice(totals.total)}</b>
      </p>
      <Button variant="primary" size="large" onClick={onContinue}>
        Continuar <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}
