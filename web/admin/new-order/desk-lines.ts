import { changedQuantity, soundQuantities } from '#domain/cart/changed-quantity.ts';
import { mostParts, partsAsked } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { unitsIn, variantsOf } from '#domain/products/variants.ts';

/** A line of the order that is being taken. */
export type DeskLine = {
  readonly product: Product;
  readonly quantities: Quantities;
  /** An amount whose colour or model is not chosen yet, in smallest parts. */
  readonly open: number;
};

/**
 * The lines with more of a product. Its line comes first, where the person looks.
 * @param count as typed: of what is measured, whole units
 */
export function withProduct(lines: readonly DeskLine[], product: Product, count: number): DeskLine[] {
  const line = lines.find((other) => other.product.id === product.id);
  const others = lines.filter((other) => other !== line);
  const added = partsAsked(count, product.saleUnit);
  return [addedUnits({ quantities: {}, open: 0, ...line, product }, added), ...others];
}

function addedUnits(line: DeskLine, units: number): DeskLine {
  const { saleUnit } = line.product;
  const variants = variantsOf(line.product);
  const [only] = variants;
  if (only === undefined || variants.length > 1)
    return { ...line, open: Math.min(line.open + units, mostParts(saleUnit)) };
  return {
    ...line,
    quantities: changedQuantity(line.quantities, { variant: only.key, delta: units }, saleUnit),
  };
}

type ChosenVariant = { readonly productId: string; readonly key: string; readonly units: number };

/**
 * Gives units a variant: all open ones, or as many as the person typed. Without open units they are added.
 * @param units as typed; 1 when the person typed no number
 */
export function withVariant(
  lines: readonly DeskLine[],
  { productId, key, units }: ChosenVariant,
): readonly DeskLine[] {
  return changedLine(lines, productId, (line) => {
    const { saleUnit } = line.product;
    const typed = partsAsked(units, saleUnit);
    const delta = units === 1 && line.open > 0 ? line.open : typed;
    return {
      ...line,
      quantities: changedQuantity(line.quantities, { variant: key, delta }, saleUnit),
      open: Math.max(line.open - delta, 0),
    };
  });
}

/** Sets a variant's units. One with 0 units stays, because a person empties a field before typing into it. */
export function withUnits(
  lines: readonly DeskLine[],
  { productId, key, units }: ChosenVariant,
): readonly DeskLine[] {
  return changedLine(lines, productId, (line) => {
    return { ...line, quantities: { ...line.quantities, [key]: units } };
  });
}

/** The lines to order: without variants and lines of 0 units. */
export function orderedLines(lines: readonly DeskLine[]): readonly DeskLine[] {
  return lines
    .map((line) => ({ ...line, quantities: soundQuantities(line.quantities, line.product.saleUnit) }))
    .filter((line) => unitsOfLine(line) > 0);
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
