import type { CartProduct } from '#domain/cart/cart-line.ts';
import { orderableQuantities } from '#domain/products/availability.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { MAX_UNITS, unitsIn } from '#domain/products/variants.ts';
import { formatUnits, formatWholeNumber } from '#web/format.ts';
import type { ToastMessage } from '#web/ui/toast-request.ts';

type Addition = {
  /** The product now; `null` if it is gone from the catalogue. */
  readonly present: CartProduct | null;
  readonly name: string;
  readonly wanted: Quantities;
  /** The part of `wanted` that fitted into the cart. */
  readonly fitted: Quantities;
  /** Whether the browser stored the cart. */
  readonly isKept: boolean;
};

/** What happened to the units: success is only said of units that are in the cart and can be ordered (DETAIL-024). */
export function addedMessage({ present, name, wanted, fitted, isKept }: Addition): ToastMessage {
  if (present === null) return nothingAdded(`${name} ya no está disponible.`);
  const added = unitsIn(orderableQuantities(present, fitted));
  if (added < unitsIn(fitted)) {
    if (added === 0) return nothingAdded(`Se agotó lo que elegiste de ${name}.`);
    const text = `Sí se ${were(added)} ${formatUnits(added)} de ${name}.`;
    return { title: 'Se agotó una parte', text, tone: 'warning' };
  }
  if (added < unitsIn(wanted)) {
    const limit = `En el carrito entran hasta ${formatWholeNumber(MAX_UNITS)} unidades de cada variante.`;
    if (added === 0) return nothingAdded(limit);
    return { title: `Solo se ${were(added)} ${formatUnits(added)}`, text: limit, tone: 'warning' };
  }
  if (!isKept) {
    const text = 'Tu navegador no puede guardar el carrito: si recargas o cierras la página, se pierde.';
    return { title: `${formatUnits(added)} solo por esta visita`, text, tone: 'warning' };
  }
  return {
    title: 'El producto fue añadido correctamente',
    text: `${formatUnits(added)}: ${name}`,
    tone: 'success',
  };
}

function were(units: number): string {
  return units === 1 ? 'añadió' : 'añadieron';
}

function nothingAdded(text: string): ToastMessage {
  return { title: 'No se añadió', text, tone: 'error' };
}
