import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseSharedCart } from '#domain/cart/shared-cart.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';

const fetchSharedCart = async () => (await import('./shared-cart-panel.tsx')).SharedCartPanel;

/** Asks what to do with the cart that the address shares (BUY-010). It is asked once: the address loses its fragment. */
export function SharedCartHost() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [shared, setShared] = useState<ReturnType<typeof parseSharedCart>>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const lines = parseSharedCart(hash);
    if (lines === null) return;
    setShared(lines);
    setIsOpen(true);
    navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, search, navigate]);
  const close = () => setIsOpen(false);
  const SharedCartPanel = useLazyPart(fetchSharedCart, { isOpen, onClose: close });
  return (
    SharedCartPanel && shared !== null && <SharedCartPanel shared={shared} isOpen={isOpen} onClose={close} />
  );
}
