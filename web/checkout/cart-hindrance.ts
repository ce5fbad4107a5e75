import { MAX_ORDER_PRODUCTS } from '#domain/cart/order-limits.ts';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { stepText } from '#domain/measure/quantity-text.ts';
import { type Centavos, centavos } from '#domain/money/centavos.ts';
import { isBeyondSums } from '#domain/pricing/line-sums.ts';
import { orderableQuantities } from '#domain/products/availability.ts';
import { unitsIn } from '#domain/products/variants.ts';
import type { CartHandle } from '#web/cart/use-cart.ts';
import { formatPrice } from '#web/format.ts';

type ShownCart = Pick<CartHandle, 'lines' | 'totals' | 'unavailable'> & {
  /** Of the visitor's price list; 0 for none. */
  readonly minimum: Centavos;
};

/** Why the shop would refuse the cart as it is, and what to do; `null` if it would take it. */
export function cartHindrance({ lines, totals, unavailable, minimum }: ShownCart): string | null {
  if (lines.some(({ productId }) => unavailable.has(productId))) {
    return 'Para comprar, elimina lo que ya no está disponible.';
  }
  const uncounted = lines.find(hasUncounted);
  if (uncounted !== undefined) {
    const { snapshot, price } = uncounted;
    return `${snapshot.name || 'Un producto'} se vende ${stepText(price.saleUnit)}: elige cuántas llevas.`;
  }
  if (totals.things === 0) return 'Todo lo que hay en tu carrito está agotado: no hay nada para pedir.';
  const products = lines.filter(({ price }) => price.units > 0).length;
  if (products > MAX_ORDER_PRODUCTS) {
    const excess = products - MAX_ORDER_PRODUCTS;
    return `Un pedido lleva hasta ${MAX_ORDER_PRODUCTS} productos y el tuyo tiene ${products}: deja ${excess} para otro pedido.`;
  }
  if (isBeyondSums(totals)) {
    return 'El total es más grande de lo que podemos sumar en un pedido. Revisa las cantidades.';
  }
  if (totals.total < minimum) {
    return `Te faltan ${formatPrice(centavos(minimum - totals.total))} para pedir con precios mayoristas.`;
  }
  return null;
}

/** Something of the line is not counted, because it is not sold in such an amount. */
function hasUncounted({ snapshot, quantities, price }: PricedCartLine): boolean {
  return unitsIn(orderableQuantities(snapshot, quantities)) > price.units;
}
