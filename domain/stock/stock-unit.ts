import type { SaleUnit } from '../measure/sale-unit.ts';

/** The unit of amounts on the shelf: what is left there is bound to no step and no minimum. */
export function shelfUnit(unit: SaleUnit): SaleUnit {
  return { ...unit, increment: 1, minimum: 1 };
}

/**
 * Whether a sum counts for a product: it was counted, and in the product's present unit. A product that is sold by the
 * metre now was not counted in metres yet.
 */
export function isCountedIn(
  sum: { readonly counted_at: number | null; readonly unit: string },
  { code }: Pick<SaleUnit, 'code'>,
): boolean {
  return sum.counted_at !== null && sum.unit === code;
}
