import type { CartLine } from '#domain/cart/cart-line.ts';
import { cartVariants } from '#domain/cart/line-variants.ts';
import { isSameBulkOffer } from '#domain/pricing/bulk-offer.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import { formatPrice } from '#web/format.ts';
import { useCart } from './use-cart.ts';

/** Reports what is sold out of a line, a changed price or offer, or that it is unavailable (CART-G03, CART-024, BUY-006). */
export function LineRemark({ productId }: { productId: string }) {
  const { changedPrices, unavailable, cart } = useCart();
  if (unavailable.has(productId)) {
    return (
      <p className="mt-1 text-sm font-medium text-error">Ya no está disponible. Elimínalo para continuar.</p>
    );
  }
  const line = cart.find((line) => line.productId === productId);
  if (line === undefined) return null;
  const former = changedPrices.get(productId);
  const texts = [soldOutText(line), former && changeText(former, line.snapshot)].filter(Boolean);
  return texts.map((text) => (
    <p key={text} className="mt-1 text-sm font-medium text-warning">
      {text}
    </p>
  ));
}

function soldOutText(line: CartLine): string | null {
  const variants = cartVariants(line);
  const soldOut = variants.filter(({ isSoldOut }) => isSoldOut);
  if (soldOut.length === 0) return null;
  if (soldOut.length === variants.length) return 'Agotado: no entra en tu pedido.';
  return `${soldOut.map(({ label }) => label).join(', ')}: agotado, no entra en tu pedido.`;
}

function changeText(former: ProductPrice, now: ProductPrice): string | null {
  if (former.price !== now.price) return `El precio cambió: antes ${formatPrice(former.price)}.`;
  if (isSameBulkOffer(former.bulkOffer, now.bulkOffer)) return null;
  if (now.bulkOffer === null) return 'Ya no tiene oferta por cantidad.';
  const { minimumUnits, packPrice } = now.bulkOffer;
  return `Cambió la oferta por cantidad: ${formatPrice(packPrice)} cada ${minimumUnits} unidades.`;
}
