import { formatWholeNumber } from '#web/format.ts';

/** An amount as people read it. All screens of stock ask here. */
export function stockText(parts: number): string {
  return parts < 0 ? `−${formatWholeNumber(-parts)}` : formatWholeNumber(parts);
}

/** What a row of the ledger adds: '+25', '−7', '0'. */
export function addedText(parts: number): string {
  return parts > 0 ? `+${stockText(parts)}` : stockText(parts);
}
