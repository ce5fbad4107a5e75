import { soundQuantities } from '#domain/cart/changed-quantity.ts';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { changedHeld, type Held, soundPieces, withPieces } from '#domain/cart/line-pieces.ts';
import type { Pieces } from '#domain/measure/pieces.ts';
import { mostParts } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import { unitsIn, variantsOf } from '#domain/products/variants.ts';

/** A line of the order that is being taken. */
export type DeskLine = Held & {
  readonly product: Product;
  /** An amount whose colour or model is not chosen yet, in smallest parts. */
  readonly open: number;
};

/**
 * The lines with more of a product. Its line comes first, where the person looks.
 * @param parts in smallest parts
 */
export function withProduct(lines: readonly DeskLine[], product: Product, parts: number): DeskLine[] {
  const line = lines.find((other) => other.product.id === product.id);
  const others = lines.filter((other) => other !== line);
  const none = { quantities: {}, extras: NO_EXTRAS, open: 0 };
  return [addedUnits({ ...none, ...line, product }, parts), ...others];
}

function addedUnits(line: DeskLine, units: number): DeskLine {
  const { saleUnit } = line.product;
  const variants = variantsOf(line.product);
  const [only] = variants;
  if (only === undefined || variants.length > 1)
    return { ...line, open: Math.min(line.open + units, mostParts(saleUnit)) };
  return { ...line, ...changedHeld(line, { variant: only.key, delta: units }, saleUnit) };
}

type ChosenVariant = { readonly productId: string; readonly key: string };

/**
 * Gives units a variant: all open ones, or as many as the person typed. Without open ones the least is added.
 * @param parts in smallest parts; `null` when the person typed no amount
 */
export function withVariant(
  lines: readonly DeskLine[],
  { productId, key, parts }: ChosenVariant & { readonly parts: number | null },
): readonly DeskLine[] {
  return changedLine(lines, productId, (line) => {
    const { saleUnit } = line.product;
    const delta = parts ?? (line.open > 0 ? line.open : saleUnit.minimum);
    return {
      ...line,
      ...changedHeld(line, { variant: key, delta }, saleUnit),
      open: Math.max(line.open - delta, 0),
    };
  });
}

/** Sets a variant's units. One with 0 units stays, because a person empties a field before typing into it. */
export function withUnits(
  lines: readonly DeskLine[],
  { productId, key, units }: ChosenVariant & { readonly units: number },
): readonly DeskLine[] {
  return changedLine(lines, productId, (line) => {
    return { ...line, quantities: { ...line.quantities, [key]: units } };
  });
}

/** Sets the cuts of a variant (UNIT-004). One without any stays, as above. */
export function withCuts(
  lines: readonly DeskLine[],
  { productId, key, cuts }: ChosenVariant & { readonly cuts: readonly Pieces[] },
): readonly DeskLine[] {
  return changedLine(lines, productId, (line) => {
    const { quantities, extras } = withPieces(line, key, cuts);
    return { ...line, extras, quantities: { ...line.quantities, [key]: quantities[key] ?? 0 } };
  });
}

/** The lines to order: without variants and lines of 0 units. */
export function orderedLines(lines: readonly DeskLine[]): readonly DeskLine[] {
  return lines.map(orderedLine).filter((line) => unitsOfLine(line) > 0);
}

function orderedLine(line: DeskLine): DeskLine {
  const { saleUnit } = line.product;
  const held = { ...line, quantities: soundQuantities(line.quantities, saleUnit) };
  return { ...held, extras: { ...held.extras, pieces: soundPieces(held, saleUnit) } };
}

export function unitsOfLine({ quantities, open }: DeskLine): number {
  return unitsIn(quantities) + open;
}

function changedLine(
  lines: readonly DeskLine[],
  productId: string,
  change: (line: DeskLine) => DeskLine,
): readonly DeskLine[] {
  return lines.map((line) => (line.product.id === productId ? change(line) : line));
}
