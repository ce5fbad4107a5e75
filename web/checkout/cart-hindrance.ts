import { MAX_ORDER_PRODUCTS } from '#domain/cart/order-limits.ts';
import { isBeyondSums } from '#domain/pricing/line-sums.ts';
import type { CartHandle } from '#web/cart/use-cart.ts';

type ShownCart = Pick<CartHandle, 'lines' | 'totals' | 'unavailable'>;

/** Why the shop would refuse the cart as it is, and what to do; `null` if it would take it. */
export function cartHindrance({ lines, totals, unavailable }: ShownCart): string | null {
  if (lines.some(({ productId }) => unavailable.has(productId))) {
    return 'Para comprar, elimina lo que ya no está disponible.';
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
  return null;
}
