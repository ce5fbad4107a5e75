import { timesText } from '#domain/measure/quantity-text.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';

type Unit = Pick<SaleUnit, 'code' | 'scale'>;

/** An amount as people read it: '12', '−4', '42,5 m'. */
export function stockText(parts: number, unit: Unit): string {
  return parts < 0 ? `−${timesText(-parts, unit)}` : timesText(parts, unit);
}

/** What a row of the ledger adds: '+25 m', '−7', '0'. */
export function addedText(parts: number, unit: Unit): string {
  return parts > 0 ? `+${stockText(parts, unit)}` : stockText(parts, unit);
}
