import { canBeCut, changedPieces, isCut, type Pieces, partsIn, summedPieces } from '../measure/pieces.ts';
import type { SaleUnit } from '../measure/sale-unit.ts';
import type { Quantities } from '../products/quantities.ts';
import { changedQuantity, type QuantityChange } from './changed-quantity.ts';
import type { LineExtras, VariantPieces } from './line-extras.ts';

/** What a line holds, with the cuts in which it is asked. */
export type Held = { readonly quantities: Quantities; readonly extras: LineExtras };

/** The cuts of a variant; all of it in one where the line names none (UNIT-004). */
export function piecesOf({ quantities, extras }: Held, variant: string): readonly Pieces[] {
  const named = extras.pieces.filter((one) => one.variant === variant);
  const length = new Map(Object.entries(quantities)).get(variant) ?? 0;
  if (named.length === 0) return length === 0 ? [] : [{ count: 1, length }];
  return named.map(({ count, length }) => ({ count, length }));
}

/** The line with other cuts of a variant; none take the variant out. */
export function withPieces(held: Held, variant: string, cuts: readonly Pieces[]): Held {
  const pieces = summedPieces(cuts);
  const others = held.extras.pieces.filter((one) => one.variant !== variant);
  const named = isOneCut(pieces) ? [] : pieces.map(({ count, length }) => ({ variant, count, length }));
  const amounts = new Map(Object.entries(held.quantities));
  const parts = partsIn(pieces);
  if (parts === 0) amounts.delete(variant);
  else amounts.set(variant, parts);
  return {
    quantities: Object.fromEntries(amounts),
    extras: { ...held.extras, pieces: [...others, ...named] },
  };
}

/** More or less of a variant: of cuts the last one becomes longer or shorter. */
export function changedHeld(held: Held, change: QuantityChange, unit: SaleUnit): Held {
  const { variant, delta } = change;
  const isInPieces = held.extras.pieces.some((one) => one.variant === variant);
  if (!isInPieces) return { ...held, quantities: changedQuantity(held.quantities, change, unit) };
  return withPieces(held, variant, changedPieces(piecesOf(held, variant), delta, unit));
}

/** The cuts of a line that gets more: what is added is cut apart from what was there. */
export function joinedPieces(before: Held, added: Held, unit: SaleUnit): readonly VariantPieces[] {
  if (!isCut(unit)) return [];
  const variants = new Set([...Object.keys(before.quantities), ...Object.keys(added.quantities)]);
  return [...variants].flatMap((variant) => {
    const pieces = summedPieces([...piecesOf(before, variant), ...piecesOf(added, variant)]);
    return isOneCut(pieces) ? [] : pieces.map(({ count, length }) => ({ variant, count, length }));
  });
}

/** Without the cuts that don't come to what the line holds, or can't be cut: such a variant is asked in one. */
export function soundPieces({ quantities, extras }: Held, unit: SaleUnit): readonly VariantPieces[] {
  if (extras.pieces.length === 0) return extras.pieces;
  const sound = Object.entries(quantities).filter(([variant, units]) => {
    const named = extras.pieces.filter((one) => one.variant === variant);
    return partsIn(named) === units && canBeCut(named, unit) && !isOneCut(named);
  });
  const variants = new Set(sound.map(([variant]) => variant));
  const kept = extras.pieces.filter(({ variant }) => variants.has(variant));
  return kept.length === extras.pieces.length ? extras.pieces : kept;
}

function isOneCut(pieces: readonly Pieces[]): boolean {
  const [first, ...others] = pieces;
  return first === undefined || (others.length === 0 && first.count === 1);
}
