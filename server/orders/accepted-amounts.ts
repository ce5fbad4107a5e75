import type { LineExtras } from '#domain/cart/line-extras.ts';
import { canBeCut, partsIn } from '#domain/measure/pieces.ts';
import { quantityText, stepText } from '#domain/measure/quantity-text.ts';
import { isByMeasure, isInSteps, MOST_UNITS, nearestOnStep } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { acceptedQuantities, keyOfVariant, offStepVariant } from '#domain/products/variants.ts';
import { QUANTITY_TEXT } from '#schemas/order.ts';
import { Refusal } from '#server/kernel/errors.ts';

type Asked = { readonly quantities: Quantities; readonly pieces: LineExtras['pieces'] };

type AskedProduct = Pick<Product, 'id' | 'name' | 'colours' | 'models' | 'saleUnit'>;

/**
 * What is asked of a product, by its variants.
 * @param field the API's name of the quantities
 * @throws Refusal 'off-step' with the nearest amounts that can be cut, in smallest parts · 'unfit-quantities'
 */
export function acceptedAmounts(product: AskedProduct, { quantities, pieces }: Asked, field: string): Asked {
  assertOnStep(product, quantities, field);
  const accepted = acceptedQuantities(product, quantities);
  if (accepted === null)
    throw unfit(product, field, 'Cantidad: las cantidades de', 'no corresponden a sus colores o modelos');
  const cuts = pieces.map((one) => ({ ...one, variant: keyOfVariant(product, one.variant) }));
  for (const [variant, ofVariant] of Map.groupBy(cuts, (one) => one.variant)) {
    for (const { length } of ofVariant) assertOnStep(product, { [variant]: length }, field);
    const comesTo = canBeCut(ofVariant, product.saleUnit) ? partsIn(ofVariant) : null;
    if (comesTo !== new Map(Object.entries(accepted)).get(variant))
      throw unfit(product, field, 'Cortes: los de', 'no suman lo que se pide');
  }
  return { quantities: accepted, pieces: cuts };
}

/**
 * What is asked in one item of a request: a product that is counted in pieces has fewer of them than smallest parts fit.
 * @param field the API's name of the item's quantities
 * @throws Refusal 'invalid-request'
 */
export function assertFewPieces(
  product: Pick<Product, 'saleUnit'> | undefined,
  quantities: Quantities,
  field: string,
): void {
  if (product === undefined || isByMeasure(product.saleUnit)) return;
  if (Object.values(quantities).every((units) => units <= MOST_UNITS)) return;
  throw new Refusal('invalid-request', { errors: [{ field, message: `Cantidad: ${QUANTITY_TEXT}` }] });
}

function assertOnStep({ id, name, saleUnit }: AskedProduct, quantities: Quantities, field: string): void {
  const variant = isInSteps(saleUnit) ? offStepVariant(quantities, saleUnit) : null;
  if (variant === null) return;
  const parts = new Map(Object.entries(quantities)).get(variant) ?? 0;
  const nearest = nearestOnStep(BigInt(parts), 1n, saleUnit);
  const choices = nearest.map((one) => quantityText(one, saleUnit)).join(' o ');
  throw new Refusal('off-step', {
    errors: [{ field, message: `Cantidad: ${name} se vende ${stepText(saleUnit)}; puede ser ${choices}` }],
    members: { ids: [id], nearest },
  });
}

function unfit({ id, name }: AskedProduct, field: string, before: string, after: string): Refusal {
  const message = `${before} ${name} ${after}`;
  return new Refusal('unfit-quantities', { errors: [{ field, message }], members: { ids: [id] } });
}
