import { quantityText } from './quantity-text.ts';
import { isByMeasure, type SaleUnit, UNIT_CODES } from './sale-unit.ts';

/** So many smallest parts of a unit. */
export type Amount = { readonly units: number; readonly saleUnit: Pick<SaleUnit, 'code' | 'scale'> };

/** Each unit once with its sum, in the order of `UNIT_CODES`: metres and pieces are never added up. */
export function summedAmounts(amounts: readonly Amount[]): readonly Amount[] {
  return UNIT_CODES.flatMap((code) => {
    const same = amounts.filter(({ saleUnit, units }) => saleUnit.code === code && units > 0);
    const [first] = same;
    if (first === undefined) return [];
    return [{ saleUnit: first.saleUnit, units: same.reduce((sum, { units }) => sum + units, 0) }];
  });
}

/** '8 unidades y 4,5 m'; '0 unidades' for nothing. */
export function amountsText(amounts: readonly Amount[]): string {
  const texts = summedAmounts(amounts).map(({ units, saleUnit }) => quantityText(units, saleUnit));
  const last = texts.pop();
  if (last === undefined) return quantityText(0, { code: 'C62', scale: 0 });
  return texts.length === 0 ? last : `${texts.join(', ')} y ${last}`;
}

/** How many things a badge counts: each piece, and what is measured once a line. */
export function thingsIn(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { units, saleUnit }) => {
    if (!isByMeasure(saleUnit)) return sum + units;
    return units > 0 ? sum + 1 : sum;
  }, 0);
}
