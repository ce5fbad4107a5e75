import type { ReactNode } from 'react';
import { useCart } from '#web/cart/use-cart.ts';
import { formatPrice } from '#web/format.ts';

type CartBarProps = {
  /** Why the button can't be pressed yet. */
  readonly hint?: ReactNode;
  /** The step's button. */
  readonly children: ReactNode;
};

/**
 * Below 1024 px it stays at the foot of the window in both steps, because thirty lines are ten screens long
 * (CHECKOUT-011, CHECKOUT-017).
 */
export function CartBar({ hint, children }: CartBarProps) {
  const { totals } = useCart();
  return (
    <div className="cart-bar" data-foot>
      {hint}
      <p>
        <span className="block text-fine text-muted">Total</span>
        <b className="display-figures">{formatPrice(totals.total)}</b>
      </p>
      {children}
    </div>
  );
}
