import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SHARED_CART_PREFIX } from '#domain/cart/shared-cart-prefix.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';

const fetchSharedCart = async () => (await import('./shared-cart-panel.tsx')).SharedCartPanel;

/** Asks what to do with the cart that the address shares (BUY-010). It is asked once: the address loses its fragment. */
export function SharedCartHost() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [shared, setShared] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!hash.startsWith(SHARED_CART_PREFIX)) return;
    setShared(hash);
    setIsOpen(true);
    navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, search, navigate]);
  const close = () => setIsOpen(false);
  const SharedCartPanel = useLazyPart(fetchSharedCart, { isOpen, onClose: close });
  return SharedCartPanel && <SharedCartPanel hash={shared} isOpen={isOpen} onClose={close} />;
}
