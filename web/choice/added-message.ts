import type { CartProduct } from '#domain/cart/cart-line.ts';
import { amountText, quantityText, wordsOfUnit } from '#domain/measure/quantity-text.ts';
import { isByMeasure, mostParts, type SaleUnit } from '#domain/measure/sale-unit.ts';
import { orderableQuantities } from '#domain/products/availability.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { unitsIn } from '#domain/products/variants.ts';
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
  const { saleUnit } = present;
  const added = unitsIn(orderableQuantities(present, fitted));
  const amount = quantityText(added, saleUnit);
  if (added < unitsIn(fitted)) {
    if (added === 0) return nothingAdded(`Se agotó lo que elegiste de ${name}.`);
    const text = `Sí se ${were(added, saleUnit)} ${amount} de ${name}.`;
    return { title: 'Se agotó una parte', text, tone: 'warning' };
  }
  if (added < unitsIn(wanted)) {
    const limit = `En el carrito entran hasta ${amountText(mostParts(saleUnit), saleUnit)} ${wordsOfUnit(saleUnit).many} de cada variante.`;
    if (added === 0) return nothingAdded(limit);
    return { title: `Solo se ${were(added, saleUnit)} ${amount}`, text: limit, tone: 'warning' };
  }
  if (!isKept) {
    const text = 'Tu navegador no puede guardar el carrito: si recargas o cierras la página, se pierde.';
    return { title: `${amount} solo por esta visita`, text, tone: 'warning' };
  }
  return {
    title: 'El producto fue añadido correctamente',
    text: `${amount}: ${name}`,
    tone: 'success',
  };
}

function were(units: number, unit: SaleUnit): string {
  return units === 1 || isByMeasure(unit) ? 'añadió' : 'añadieron';
}

function nothingAdded(text: string): ToastMessage {
  return { title: 'No se añadió', text, tone: 'error' };
}
