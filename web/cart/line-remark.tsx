import type { CartLine } from '#domain/cart/cart-line.ts';
import { cartVariants, lineVariants } from '#domain/cart/line-variants.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { isSameBulkOffer } from '#domain/pricing/bulk-offer.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import { formatExactPrice, formatPrice } from '#web/format.ts';
import { useCart } from './use-cart.ts';

/**
 * Reports what is sold out or gone of a line, a changed price or offer, or that it is unavailable (CART-G03, CART-024,
 * BUY-006).
 */
export function LineRemark({ productId }: { productId: string }) {
  const { changedPrices, unavailable, dropped, cart } = useCart();
  if (unavailable.has(productId)) {
    return (
      <p className="mt-1 text-sm font-medium text-error">Ya no está disponible. Elimínalo para continuar.</p>
    );
  }
  const line = cart.find((line) => line.productId === productId);
  if (line === undefined) return null;
  const former = changedPrices.get(productId);
  const gone = dropped.filter((line) => line.productId === productId);
  const texts = [soldOutText(line), goneText(gone), former && changeText(former, line.snapshot)].filter(
    Boolean,
  );
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

function goneText(gone: readonly CartLine[]): string | null {
  const labels = gone.flatMap(lineVariants).flatMap(({ label }) => label || []);
  return labels.length === 0 ? null : `Ya no viene en ${labels.join(', ')}: lo quitamos de tu carrito.`;
}

function changeText(...prices: [former: ProductPrice, now: ProductPrice]): string | null {
  const [former, now] = [priceOf(prices[0], 1), priceOf(prices[1], 1)];
  const { offer } = now;
  if (former.price !== now.price) return priceChangeText(former.price, now.price);
  if (isSameBulkOffer(former.offer, offer)) return null;
  if (offer === null) return 'Ya no tiene oferta por cantidad.';
  const { minimumUnits, packPrice } = offer;
  return `Cambió la oferta por cantidad: ${formatPrice(packPrice)} cada ${minimumUnits} unidades.`;
}

/** Whole pesos, as the line has them; with centavos where only those differ. */
function priceChangeText(former: Centavos | null, now: Centavos | null): string {
  if (formatPrice(former) !== formatPrice(now)) return `El precio cambió: antes ${formatPrice(former)}.`;
  return `El precio cambió: antes ${formatExactPrice(former)}, ahora ${formatExactPrice(now)}.`;
}
