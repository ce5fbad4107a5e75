import { lazy, Suspense, useState } from 'react';
import { useCart } from './use-cart.ts';

const CartPanel = lazy(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));

/** Nothing until the cart is first opened: only then does the panel's code come over the line. */
export function CartPanelHost() {
  const { isPanelOpen } = useCart();
  const [wasOpened, setWasOpened] = useState(false);
  if (isPanelOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <CartPanel />
    </Suspense>
  );
}
