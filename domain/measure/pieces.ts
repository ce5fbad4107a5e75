import { quantityText } from './quantity-text.ts';
import { isOnStep, mostParts, type SaleUnit } from './sale-unit.ts';

/** So many cuts of one length, in smallest parts: '2 cortes de 1,5 m' is not one of 3 m (UNIT-004). */
export type Pieces = { readonly count: number; readonly length: number };

/** The most cuts of one length, and lengths of one variant, that a line names. */
export const MOST_CUTS = 999;
export const MOST_LENGTHS = 50;

/** Whether somebody may ask for cuts: of a length, not of a weight or a volume. */
export function isCut({ code }: Pick<SaleUnit, 'code'>): boolean {
  return code === 'MTR';
}

/** All cuts together, in smallest parts. */
export function partsIn(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { count, length }) => sum + count * length, 0);
}

/** The same cuts with each length once, in order of first appearance. */
export function summedPieces(pieces: readonly Pieces[]): readonly Pieces[] {
  const counts = new Map<number, number>();
  for (const { count, length } of pieces) counts.set(length, (counts.get(length) ?? 0) + count);
  return [...counts].flatMap(([length, count]) => (count > 0 && length > 0 ? [{ count, length }] : []));
}

/** Whether each of the cuts can be cut, and all of them together be ordered. */
export function canBeCut(pieces: readonly Pieces[], unit: SaleUnit): boolean {
  return (
    isCut(unit) &&
    pieces.length <= MOST_LENGTHS &&
    pieces.every(({ count, length }) => Number.isSafeInteger(count) && count > 0 && isOnStep(length, unit)) &&
    pieces.every(({ count }) => count <= MOST_CUTS) &&
    partsIn(pieces) <= mostParts(unit)
  );
}

/** The cuts with the last of them longer or shorter. One that becomes too short to be cut is gone. */
export function changedPieces(pieces: readonly Pieces[], delta: number, unit: SaleUnit): readonly Pieces[] {
  const last = pieces.at(-1);
  if (last === undefined) return pieces;
  const length = last.length + delta;
  const others = [...pieces.slice(0, -1), { ...last, count: last.count - 1 }];
  return summedPieces(length < unit.minimum ? others : [...others, { count: 1, length }]);
}

/** The shortest length that no cut has yet: cuts of one length are counted together. */
export function unusedLength(pieces: readonly Pieces[], unit: SaleUnit): number {
  const used = new Set(pieces.map(({ length }) => length));
  let length = unit.minimum;
  while (used.has(length)) length += unit.increment;
  return length;
}

/** '2 cortes de 1,5 m', '1 corte de 3 m y 2 de 0,75 m'. */
export function piecesText(pieces: readonly Pieces[], unit: Pick<SaleUnit, 'code' | 'scale'>): string {
  const noun = pieces[0]?.count === 1 ? 'corte' : 'cortes';
  return pieceList(pieces, unit).replace(' ', ` ${noun} `);
}

/** '2 de 1,5 m', '1 de 3 m y 2 de 0,75 m'. */
export function pieceList(pieces: readonly Pieces[], unit: Pick<SaleUnit, 'code' | 'scale'>): string {
  const texts = pieces.map(({ count, length }) => `${count} de ${quantityText(length, unit)}`);
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : `${texts.join(', ')} y ${last}`;
}
