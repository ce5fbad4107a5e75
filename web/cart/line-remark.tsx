import { isSameBulkOffer } from '#domain/pricing/bulk-offer.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import { formatPrice } from '#web/format.ts';
import { useCart } from './use-cart.ts';

/** Reports a changed price or offer of a line, or that it is unavailable (CART-G03, CART-024). */
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

function changeText(former: ProductPrice, now: ProductPrice): string | null {
  if (former.price !== now.price) return `El precio cambió: antes ${formatPrice(former.price)}.`;
  if (isSameBulkOffer(former.bulkOffer, now.bulkOffer)) return null;
  if (now.bulkOffer === null) return 'Ya no tiene oferta por cantidad.';
  const { minimumUnits, packPrice } = now.bulkOffer;
  return `Cambió la oferta por cantidad: ${formatPrice(packPrice)} cada ${minimumUnits} unidades.`;
}
