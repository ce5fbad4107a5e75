import type { CartProduct } from '#domain/cart/cart-line.ts';
import { fittingQuantities } from '#domain/cart/fitting-quantities.ts';
import type { LineExtras } from '#domain/cart/line-extras.ts';
import { isVariantSoldOut } from '#domain/products/availability.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { acceptedQuantities, unitsIn } from '#domain/products/variants.ts';
import { browserCartStore } from '#web/cart/browser-cart-store.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { addedMessage } from './added-message.ts';

/** On a slow network the message doesn't wait longer for the server. */
const MAX_WAIT_MS = 1500;

type Addition = {
  readonly product: CartProduct;
  readonly wanted: Quantities;
  /** The cuts in which it is wanted. */
  readonly pieces?: LineExtras['pieces'];
  /** Fetches the present product; `null` if it is gone. */
  readonly check: () => Promise<CartProduct | null>;
};

/**
 * Adds units from a product's page, its card or its sheet, as far as they fit (DETAIL-021, BUY-002). They are in the cart
 * at once; the message waits until the server has said that the product is still there.
 */
export function useAddUnits(): (addition: Addition) => Promise<void> {
  const { cart, add, changeQuantity } = useCart();
  const toast = useToast();
  return async ({ product, wanted, pieces = [], check }) => {
    const inCart = cart.find(({ productId }) => productId === product.id)?.quantities ?? {};
    const fitted = fittingQuantities(inCart, wanted, product.saleUnit);
    if (unitsIn(fitted) > 0) add(product, fitted, pieces);
    const found = await Promise.race([check(), afterWait(product)]);
    // A card doesn't know the name of its product's only model.
    const added = found === null || unitsIn(fitted) === 0 ? fitted : acceptedQuantities(found, fitted);
    const present = added === null ? null : found;
    for (const [variant, units] of Object.entries(added ?? {})) {
      if (present !== null && isVariantSoldOut(present, variant)) {
        changeQuantity({ productId: product.id, variant, delta: -units });
      }
    }
    const name = product.name || 'Producto';
    const isKept = browserCartStore().isKept();
    toast.show(addedMessage({ present, name, wanted, fitted: added ?? fitted, isKept }));
  };
}

function afterWait(product: CartProduct): Promise<CartProduct> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS, product));
}
