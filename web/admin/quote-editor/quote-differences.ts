import { extrasInWords } from '#domain/cart/line-extras.ts';
import { quantityText, timesText } from '#domain/measure/quantity-text.ts';
import { unitOfCode } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireQuoteDraftContent, WireQuoteDraftLine } from '#schemas/quote.ts';
import { piecesFromWire } from '#schemas/wire/said-to-wire.ts';
import type { Side } from '../conflict/version-difference.ts';
import { type KeyedLine, keyedLines } from './draft-content.ts';

/** A part of the draft that is chosen as a whole; `text` is '' where the draft lacks it. */
type Part = {
  readonly key: string;
  readonly label: string;
  readonly text: (content: WireQuoteDraftContent) => string;
};

/** @property take a draft with this part of another one */
type FixedPart = Part & {
  readonly take: (content: WireQuoteDraftContent, from: WireQuoteDraftContent) => WireQuoteDraftContent;
};

type DraftDifference = Part & {
  /** 'theirs' if only they changed the part; otherwise 'mine'. */
  readonly suggested: Side;
};

type Drafts = Readonly<Record<'base' | Side, WireQuoteDraftContent>>;
type Products = ReadonlyMap<string, Pick<Product, 'name'>>;

const FIXED_PARTS: readonly FixedPart[] = [
  {
    key: 'extras',
    label: 'Otros conceptos',
    text: ({ extras }) => extras.map(({ text, amount }) => `${text}: ${amount}`).join('\n'),
    take: (content, { extras }) => ({ ...content, extras }),
  },
  {
    key: 'shipping',
    label: 'Envío',
    text: ({ shipping }) => joined([shipping.amount, shipping.carrier, shipping.note]),
    take: (content, { shipping }) => ({ ...content, shipping }),
  },
  textPart('discountPercent', 'Descuento sobre todo (%)'),
  textPart('validUntil', 'Vale hasta'),
  textPart('message', 'Mensaje'),
];

/** The differences between two administrators' drafts of a quote: first the products, in the order of mine. */
export function draftDifferences({ base, mine, theirs }: Drafts, products: Products): DraftDifference[] {
  const lines = linesOf({ mine, theirs }).map((line) => linePart(line, products));
  return [...lines, ...FIXED_PARTS]
    .filter(({ text }) => text(mine) !== text(theirs))
    .map(({ key, label, text }) => {
      const suggested = text(mine) === text(base) ? 'theirs' : 'mine';
      return { key, label, text, suggested };
    });
}

/** My draft with their parts where they were chosen. @param sides the choices, by a difference's key */
export function mergedDraft(
  { mine, theirs }: Omit<Drafts, 'base'>,
  sides: ReadonlyMap<string, Side>,
): WireQuoteDraftContent {
  const isTheirs = ({ key }: { readonly key: string }) => sides.get(key) === 'theirs';
  const lines = linesOf({ mine, theirs }).flatMap(({ key }) => {
    const line = lineOf(isTheirs({ key: partKey(key) }) ? theirs : mine, key);
    return line === undefined ? [] : [line];
  });
  return FIXED_PARTS.filter(isTheirs).reduce((content, { take }) => take(content, theirs), {
    ...mine,
    lines,
  });
}

/** One of each key: first those of mine. */
function linesOf({ mine, theirs }: Omit<Drafts, 'base'>): readonly KeyedLine[] {
  const keyed = [mine, theirs].flatMap(({ lines }) => keyedLines(lines));
  return [...new Map(keyed.map((one) => [one.key, one] as const)).values()];
}

function lineOf({ lines }: WireQuoteDraftContent, key: string): WireQuoteDraftLine | undefined {
  return keyedLines(lines).find((one) => one.key === key)?.line;
}

function partKey(key: string): string {
  return `line-${key}`;
}

function linePart({ key, number, line }: KeyedLine, products: Products): Part {
  const name = products.get(line._id)?.name ?? line._id;
  return {
    key: partKey(key),
    label: number === 1 ? name : `${name}, línea ${number}`,
    text: (content) => lineText(lineOf(content, key)),
  };
}

function lineText(line: WireQuoteDraftLine | undefined): string {
  if (line === undefined) return '';
  const unit = unitOfCode(line.unit ?? 'C62');
  const units = Object.entries(line.quantity)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, count]) => (key === '' ? quantityText(count, unit) : `${key} × ${timesText(count, unit)}`));
  const cuts = extrasInWords({ comment: '', pieces: piecesFromWire(line.pieces) }, unit);
  return joined([
    units.join(', '),
    ...cuts.map(({ name, text }) => `${name}: ${text}`),
    line.unitPrice && `a ${line.unitPrice}`,
    line.discountPercent && `${line.discountPercent} % menos`,
    line.note,
  ]);
}

function textPart(field: 'discountPercent' | 'validUntil' | 'message', label: string): FixedPart {
  return {
    key: field,
    label,
    text: (content) => content[field],
    take: (content, from) => ({ ...content, [field]: from[field] }),
  };
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' · ');
}
