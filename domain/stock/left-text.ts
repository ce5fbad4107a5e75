import { timesText } from '../measure/quantity-text.ts';
import { partsOfOne, type SaleUnit } from '../measure/sale-unit.ts';

/** 'Quedan 3', 'Queda 1', 'Quedan 8 m'. */
export function leftText(parts: number, unit: Pick<SaleUnit, 'code' | 'scale'>): string {
  return `${parts === partsOfOne(unit) ? 'Queda' : 'Quedan'} ${timesText(parts, unit)}`;
}
