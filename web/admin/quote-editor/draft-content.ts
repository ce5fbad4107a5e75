import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import type { WireQuoteDraftContent, WireQuoteDraftLine } from '#schemas/quote.ts';

type LineChange = Partial<Omit<WireQuoteDraftLine, '_id'>>;

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

/** Safe to compare as text, because `contentOf` and the server write the parts in one order. */
export function isSameContent(one: WireQuoteDraftContent, other: WireQuoteDraftContent): boolean {
  return canonical(one) === canonical(other);
}

function canonical(content: WireQuoteDraftContent): string {
  const lines = content.lines.map(({ _id, quantity, unitPrice, discountPercent, note }) => [
    _id,
    Object.entries(quantity)
      .filter(([, units]) => units > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    unitPrice,
    discountPercent,
    note,
  ]);
  const extras = content.extras.map(({ text, amount }) => [text, amount]);
  const { amount, carrier, note } = content.shipping;
  return JSON.stringify([
    lines,
    extras,
    content.discountPercent,
    [amount, carrier, note],
    content.validUntil,
    content.message,
  ]);
}

export function changedLine(
  content: WireQuoteDraftContent,
  id: string,
  change: LineChange,
): WireQuoteDraftContent {
  const lines = content.lines.map((line) => (line._id === id ? { ...line, ...change } : line));
  return { ...content, lines };
}

export function withoutLine(content: WireQuoteDraftContent, id: string): WireQuoteDraftContent {
  return { ...content, lines: content.lines.filter(({ _id }) => _id !== id) };
}

/** More units of a variant; the product joins the lines when it isn't there yet. */
export function withUnits(
  content: WireQuoteDraftContent,
  product: Pick<Product, 'id'>,
  { key, units }: { key: string; units: number },
): WireQuoteDraftContent {
  const line = content.lines.find(({ _id }) => _id === product.id);
  if (line === undefined)
    return { ...content, lines: [...content.lines, newLine(product.id, { [key]: units })] };
  const before = line.quantity[key] ?? 0;
  return changedLine(content, product.id, { quantity: { ...line.quantity, [key]: before + units } });
}

/** Whether a product is sold by colour or model. */
export function hasVariants(product: Pick<Product, 'colours' | 'models'>): boolean {
  return variantsOf(product).some(({ label }) => label !== '');
}

function newLine(_id: string, quantity: Record<string, number>): WireQuoteDraftLine {
  return { _id, quantity, unitPrice: '', discountPercent: '', note: '' };
}
