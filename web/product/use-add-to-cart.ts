import type { Product } from '#domain/catalogue/product.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { formatUnits } from '#web/format.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import type { Selection } from './use-selection.ts';

type AddToCart = {
  readonly product: Product;
  readonly selection: Selection;
  readonly onAdded: () => void;
};

/** Adds the chosen units and resets them to 0; warns when none is chosen (DETAIL-022 to DETAIL-024). */
export function useAddToCart({ product, selection, onAdded }: AddToCart): () => void {
  const { quantities, line, clear } = selection;
  const { add } = useCart();
  const dialogs = useDialogs();
  const toast = useToast();
  return () => {
    if (line.units === 0) {
      dialogs.notify({
        title: 'Selecciona una cantidad',
        text: 'Debes seleccionar al menos una cantidad antes de añadir al carrito',
        tone: 'info',
      });
      return;
    }
    add(product, quantities);
    clear();
    toast.show({
      title: 'El producto fue añadido correctamente',
      text: `${formatUnits(line.units)}: ${product.name || 'Producto'}`,
      tone: 'success',
    });
    onAdded();
  };
}
