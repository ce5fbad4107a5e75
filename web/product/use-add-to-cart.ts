import { useEffect } from 'react';
import { fittingQuantities } from '#domain/cart/fitting-quantities.ts';
import { isVariantSoldOut } from '#domain/catalogue/availability.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { fetchToastHost, useToast } from '#web/ui/use-toast.tsx';
import { addedMessage } from './added-message.ts';
import type { Selection } from './use-selection.ts';

/** On a slow network the message doesn't wait longer for the server. */
const MAX_WAIT_MS = 1500;

type AddToCart = {
  readonly product: Product;
  readonly selection: Selection;
  /** Fetches the present product; `null` if it is gone. */
  readonly check: () => Promise<Product | null>;
};

/**
 * Adds the chosen units and resets them to 0; warns when none is chosen (DETAIL-022 to DETAIL-024). The units are in the
 * cart at once; the message waits until the server has said that the product is still there.
 */
export function useAddToCart({ product, selection, check }: AddToCart): () => void {
  const { quantities: wanted, line, clear } = selection;
  const { cart, add, changeQuantity } = useCart();
  const dialogs = useDialogs();
  const toast = useToast();

  const isChosen = line.units > 0;
  useEffect(() => {
    // What was chosen is soon added: the message's code is there by then. If this fails, the message fetches it again.
    if (isChosen) fetchToastHost().catch(() => {});
  }, [isChosen]);

  function takeBackSoldOut(present: Product, added: typeof wanted): void {
    for (const [variant, units] of Object.entries(added)) {
      if (isVariantSoldOut(present, variant)) {
        changeQuantity({ productId: product.id, variant, delta: -units });
      }
    }
  }

  return async () => {
    if (line.units === 0) {
      dialogs.notify({
        title: 'Selecciona una cantidad',
        text: 'Debes seleccionar al menos una cantidad antes de añadir al carrito',
        tone: 'info',
      });
      return;
    }
    const inCart = cart.find(({ productId }) => productId === product.id)?.quantities ?? {};
    const fitted = fittingQuantities(inCart, wanted);
    add(product, fitted);
    clear();
    const present = await Promise.race([check(), afterWait(product)]);
    if (present !== null) takeBackSoldOut(present, fitted);
    toast.show(addedMessage({ present, name: product.name || 'Producto', wanted, fitted }));
  };
}

function afterWait(product: Product): Promise<Product> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS, product));
}
