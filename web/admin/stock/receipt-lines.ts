import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { placeKey, type ShelfPlace } from '#domain/stock/shelf.ts';

/** What arrives of a variant. Its name and photo stay with it, so that a kept list shows at once. */
export type ReceiptLine = ShelfPlace & {
  readonly name: string;
  readonly code: string;
  readonly photo: string | null;
  readonly unit: SaleUnit;
  readonly amount: number;
};

/** The lines with more of a variant, which comes first, where the person looks. The same code again is one more. */
export function withReceived(lines: readonly ReceiptLine[], received: ReceiptLine): ReceiptLine[] {
  const key = placeKey(received);
  const before = lines.find((line) => placeKey(line) === key);
  const amount = (before?.amount ?? 0) + received.amount;
  return [{ ...received, amount }, ...lines.filter((line) => placeKey(line) !== key)];
}

/** The lines with another amount of one, in its place; 0 stays, because a person empties a field before typing into it. */
export function withAmount(
  lines: readonly ReceiptLine[],
  place: ShelfPlace,
  amount: number,
): readonly ReceiptLine[] {
  const key = placeKey(place);
  return lines.map((line) => (placeKey(line) === key ? { ...line, amount } : line));
}

/** The order in which they were picked, without those of 0. */
export function arrivedLines(lines: readonly ReceiptLine[]): readonly ReceiptLine[] {
  return lines.filter(({ amount }) => amount > 0).toReversed();
}
