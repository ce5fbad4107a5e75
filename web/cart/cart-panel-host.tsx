import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { useCart } from './use-cart.ts';

const fetchPanel = async () => (await import('./cart-panel.tsx')).CartPanel;

/** The cart's panel, whose code is fetched when it is first opened. */
export function CartPanelHost() {
  const { isPanelOpen, closePanel } = useCart();
  const CartPanel = useLazyPart(fetchPanel, { isOpen: isPanelOpen, onClose: closePanel });
  return CartPanel && <CartPanel />;
}
