import type { Product } from '#domain/products/product.ts';
import type { WireQuoteDraftContent, WireQuoteDraftLine } from '#schemas/quote.ts';
import { formatUnits } from '#web/format.ts';
import type { Side } from '../conflict/version-difference.ts';

/** A part of the draft that is chosen as a whole; `text` is '' where the draft lacks it. */
type Part = {
  readonly key: string;
  readonly label: string;
  readonly text: (content: WireQuoteDraftContent) => string;
  /** A draft with this part of another one. */
  readonly take: (content: WireQuoteDraftContent, from: WireQuoteDraftContent) => WireQuoteDraftContent;
};

type DraftDifference = Omit<Part, 'take'> & {
  /** 'theirs' if only they changed the part; otherwise 'mine'. */
  readonly suggested: Side;
};

type Drafts = Readonly<Record<'base' | Side, WireQuoteDraftContent>>;
type Products = ReadonlyMap<string, Pick<Product, 'name'>>;

const FIXED_PARTS: readonly Part[] = [
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
  return partsOf({ mine, theirs }, products)
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
  return partsOf({ mine, theirs }, new Map())
    .filter(({ key }) => sides.get(key) === 'theirs')
    .reduce((content, { take }) => take(content, theirs), mine);
}

function partsOf({ mine, theirs }: Omit<Drafts, 'base'>, products: Products): readonly Part[] {
  const ids = new Set([...mine.lines, ...theirs.lines].map(({ _id }) => _id));
  return [...[...ids].map((id) => linePart(id, products.get(id)?.name ?? id)), ...FIXED_PARTS];
}

function linePart(id: string, label: string): Part {
  const lineOf = ({ lines }: WireQuoteDraftContent) => lines.find(({ _id }) => _id === id);
  return {
    key: `line-${id}`,
    label,
    text: (content) => lineText(lineOf(content)),
    take(content, from) {
      const theirs = lineOf(from);
      const others = content.lines.filter(({ _id }) => _id !== id);
      if (theirs === undefined) return { ...content, lines: others };
      if (lineOf(content) === undefined) return { ...content, lines: [...others, theirs] };
      return { ...content, lines: content.lines.map((line) => (line._id === id ? theirs : line)) };
    },
  };
}

function lineText(line: WireQuoteDraftLine | undefined): string {
  if (line === undefined) return '';
  const units = Object.entries(line.quantity)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, count]) => (key === '' ? formatUnits(count) : `${key} × ${count}`));
  return joined([
    units.join(', '),
    line.unitPrice && `a ${line.unitPrice}`,
    line.discountPercent && `${line.discountPercent} % menos`,
    line.note,
  ]);
}

function textPart(field: 'discountPercent' | 'validUntil' | 'message', label: string): Part {
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
