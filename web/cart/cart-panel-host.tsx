import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { useCart } from './use-cart.ts';

const fetchPanel = async () => (await import('./cart-panel.tsx')).CartPanel;

/** Nothing until the cart is first opened: only then does the panel's code come over the line. */
export function CartPanelHost() {
  const { isPanelOpen, closePanel } = useCart();
  const CartPanel = useLazyPart(fetchPanel, { isOpen: isPanelOpen, onClose: closePanel });
  return CartPanel && <CartPanel />;
}
