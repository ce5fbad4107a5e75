import { useEffect } from 'react';
import type { Product } from '#domain/products/product.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { fetchToastHost } from '#web/ui/use-toast.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { useAddUnits } from './use-add-units.ts';
import type { Selection } from './use-selection.ts';

type AddToCart = {
  readonly product: Product;
  readonly selection: Selection;
  /** Fetches the present product; `null` if it is gone. */
  readonly check: () => Promise<Product | null>;
  /** Called once units were added. */
  readonly onAdded?: () => void;
};

/** Adds the chosen units and resets them to 0; warns when none is chosen (DETAIL-022 to DETAIL-024). */
export function useAddToCart({ product, selection, check, onAdded }: AddToCart): () => void {
  const { quantities: wanted, pieces, line, clear } = selection;
  const addUnits = useAddUnits();
  const dialogs = useDialogs();

  const isChosen = line.units > 0;
  useEffect(() => {
    // What was chosen is soon added: the message's code is there by then. If this fails, the message fetches it again.
    if (isChosen) whenIdle(() => fetchToastHost().catch(() => {}));
  }, [isChosen]);

  return () => {
    if (line.units === 0) {
      dialogs.notify({
        title: 'Selecciona una cantidad',
        text: 'Debes seleccionar al menos una cantidad antes de añadir al carrito',
        tone: 'info',
      });
      return;
    }
    addUnits({ product, wanted, pieces, check });
    clear();
    onAdded?.();
  };
}
