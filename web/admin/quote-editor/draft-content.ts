import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { changedHeld, type Held, piecesOf, withPieces } from '#domain/cart/line-pieces.ts';
import type { Pieces } from '#domain/measure/pieces.ts';
import { mostParts, type SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import { kindOfVariants, unitsIn, variantsOf } from '#domain/products/variants.ts';
import type { WireQuoteDraftContent, WireQuoteDraftLine } from '#schemas/quote.ts';
import { piecesFromWire, piecesToWire } from '#schemas/wire/said-to-wire.ts';

export type LineChange = Partial<Omit<WireQuoteDraftLine, '_id'>>;

export type KeyedLine = {
  /** What tells it apart: its product's id, and from the product's second line on its number too. */
  readonly key: string;
  /** 1, 2, 3… among the lines of its product. */
  readonly number: number;
  readonly line: WireQuoteDraftLine;
};

/** A product may stand in several lines, as at its price and as a gift (QUOTE-002). */
export function keyedLines(lines: readonly WireQuoteDraftLine[]): readonly KeyedLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const number = (counts.get(line._id) ?? 0) + 1;
    counts.set(line._id, number);
    return { key: number === 1 ? line._id : `${line._id}~${number}`, number, line };
  });
}

/** The parts of a draft that are the editor's; the rest of the answer is about the draft. */
export function contentOf({
  lines,
  extras,
  discountPercent,
  shipping,
  validUntil,
  message,
}: WireQuoteDraftContent): WireQuoteDraftContent {
  return { lines, extras, discountPercent, shipping, validUntil, message };
}

/** Whether nothing was changed. All fields count, and a colour of 0 units as none. */
export function isSameContent(one: WireQuoteDraftContent, other: WireQuoteDraftContent): boolean {
  return canonical(one) === canonical(other);
}

/** Equal contents give equal texts, whatever order their fields have. */
function canonical(content: WireQuoteDraftContent): string {
  const lines = content.lines.map((line) => ({ ...line, quantity: withoutZeros(line.quantity) }));
  return JSON.stringify({ ...contentOf(content), lines }, (_key, value: unknown) => inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function withoutZeros(quantity: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(quantity).filter(([, units]) => units > 0));
}

/** Whether both have the same units of the same variants, in whatever order. */
export function isSameQuantity(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

export function changedLine(
  content: WireQuoteDraftContent,
  key: string,
  change: LineChange,
): WireQuoteDraftContent {
  const lines = keyedLines(content.lines).map((one) =>
    one.key === key ? { ...one.line, ...change } : one.line,
  );
  return { ...content, lines };
}

/**
 * A line with other amounts. Cuts of a variant follow: the last one becomes longer or shorter (UNIT-004). A variant of
 * 0 stays, because a person empties a field before typing into it.
 */
export function withAmounts(
  line: WireQuoteDraftLine,
  changed: Record<string, number>,
  unit: SaleUnit,
): LineChange {
  const before = heldBy(line);
  const after = Object.entries(changed).reduce(
    (held, [variant, units]) =>
      changedHeld(held, { variant, delta: units - (held.quantities[variant] ?? 0) }, unit),
    before,
  );
  return { quantity: changed, pieces: piecesToWire(after.extras.pieces).pieces };
}

/** The cuts of a variant of a line. */
export function cutsOf({ quantity, pieces }: WireQuoteDraftLine, variant: string): readonly Pieces[] {
  return piecesOf(heldBy({ quantity, pieces }), variant);
}

/** A line with other cuts of a variant (UNIT-004); without any the variant stays at 0, as above. */
export function withCuts(line: WireQuoteDraftLine, variant: string, cuts: readonly Pieces[]): LineChange {
  const { quantities, extras } = withPieces(heldBy(line), variant, cuts);
  return {
    quantity: { ...line.quantity, [variant]: quantities[variant] ?? 0 },
    pieces: piecesToWire(extras.pieces).pieces,
  };
}

function heldBy({ quantity, pieces }: Pick<WireQuoteDraftLine, 'quantity' | 'pieces'>): Held {
  return { quantities: quantity, extras: { ...NO_EXTRAS, pieces: piecesFromWire(pieces) } };
}

/** With another line of the same product after a line: the least of its first variant, at the catalogue's price. */
export function withRepeatedLine(
  content: WireQuoteDraftContent,
  key: string,
  product: Pick<Product, 'saleUnit'>,
): WireQuoteDraftContent {
  const lines = keyedLines(content.lines).flatMap(({ key: own, line }) => {
    const [variant] = Object.keys(line.quantity);
    const least = variant === undefined ? {} : { [variant]: product.saleUnit.minimum };
    return own === key ? [line, newLine({ ...product, id: line._id }, least)] : [line];
  });
  return { ...content, lines };
}

/** More of a variant in the product's first line; the product joins the lines when it isn't there yet. */
export function withUnits(
  content: WireQuoteDraftContent,
  product: Sold,
  { key, parts }: { key: string; parts: number },
): WireQuoteDraftContent {
  const line = content.lines.find(({ _id }) => _id === product.id);
  if (line === undefined)
    return { ...content, lines: [...content.lines, newLine(product, { [key]: parts })] };
  const before = line.quantity[key] ?? 0;
  return changedLine(
    content,
    product.id,
    withAmounts(
      line,
      { ...line.quantity, [key]: Math.min(before + parts, mostParts(product.saleUnit)) },
      product.saleUnit,
    ),
  );
}

/** A product whose colour or model is still to be chosen joins the lines without units, so that it can't be forgotten. */
export function withOpenLine(content: WireQuoteDraftContent, product: Sold): WireQuoteDraftContent {
  if (content.lines.some(({ _id }) => _id === product.id)) return content;
  return { ...content, lines: [...content.lines, newLine(product, {})] };
}

/** Without the line of a product of which no unit was chosen. */
export function withoutOpenLine(content: WireQuoteDraftContent, id: string): WireQuoteDraftContent {
  const isOpen = (line: WireQuoteDraftLine) => line._id === id && unitsIn(line.quantity) === 0;
  return { ...content, lines: content.lines.filter((line) => !isOpen(line)) };
}

/** Whether a product is sold by colour or model. */
export function hasVariants(product: Pick<Product, 'colours' | 'models'>): boolean {
  return variantsOf(product).some(({ label }) => label !== '');
}

type Sold = Pick<Product, 'id' | 'saleUnit'>;

function newLine({ id, saleUnit }: Sold, quantity: Record<string, number>): WireQuoteDraftLine {
  const { code } = saleUnit;
  return {
    _id: id,
    quantity,
    ...(code !== 'C62' && { unit: code }),
    unitPrice: '',
    discountPercent: '',
    note: '',
  };
}

/** What the variants of a product are called. */
export function variantNoun(product: Pick<Product, 'colours' | 'models'>): 'color' | 'modelo' {
  return kindOfVariants(product) === 'colour' ? 'color' : 'modelo';
}
