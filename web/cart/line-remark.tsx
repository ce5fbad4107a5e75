import type { CartSnapshot } from '#domain/cart/cart-line.ts';
import { formatPrice } from '#web/format.ts';
import type { FormerPrice } from './refreshed-cart.ts';
import { useCart } from './use-cart.ts';

/** What happened to a line since the shopper last saw it (CART-G03, CART-024). */
export function LineRemark({ productId }: { productId: string }) {
  const { changedPrices, unavailable, cart } = useCart();
  if (unavailable.has(productId)) {
    return (
      <p className="mt-1 text-sm font-medium text-error">Ya no está disponible. Elimínalo para continuar.</p>
    );
  }
  const former = changedPrices.get(productId);
  const now = cart.find((line) => line.productId === productId)?.snapshot;
  const text = former && now ? changeText(former, now) : null;
  return text === null ? null : <p className="mt-1 text-sm font-medium text-warning">{text}</p>;
}

function changeText(former: FormerPrice, now: CartSnapshot): string | null {
  if (former.price !== now.price) return `El precio cambió: antes ${formatPrice(former.price)}.`;
  if (now.bulkOffer === null) return former.bulkOffer === null ? null : 'Ya no tiene oferta por cantidad.';
  const { minimumUnits, packPrice } = now.bulkOffer;
  const isSameOffer =
    former.bulkOffer?.minimumUnits === minimumUnits && former.bulkOffer.packPrice === packPrice;
  return isSameOffer
    ? null
    : `Cambió la oferta por cantidad: ${formatPrice(packPrice)} cada ${minimumUnits} unidades.`;
}
