import type { LineExtras } from '#domain/cart/line-extras.ts';
import { ZERO } from '#domain/money/centavos.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import type { Product } from '#domain/products/product.ts';
import { unitsIn } from '#domain/products/variants.ts';
import { discountPercentToWire } from '#domain/quotes/discount-percent.ts';
import type { QuoteExtra, QuoteLine, QuoteShipping } from '#domain/quotes/quote.ts';
import type { WireQuoteDraftContent, WireQuoteDraftLine, WireQuoteRequest } from '#schemas/quote.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { piecesFromWire, piecesToWire } from '#schemas/wire/said-to-wire.ts';
import { type KeyedLine, keyedLines, variantNoun, withoutZeros } from './draft-content.ts';
import { readDiscount, readPesos, readSignedPesos, type Typed } from './read-typed.ts';

/** A line of the editor with its values; its amounts come from the domain's pricing. */
export type ReadLine = Pick<QuoteLine, 'quantities' | 'units' | 'unitPrice' | 'discountPercent' | 'note'> & {
  readonly product: Product;
  readonly pieces: LineExtras['pieces'];
  /** What tells the lines apart. */
  readonly key: string;
};

/** What the typed texts say. An unreadable text counts as an empty one. */
export type ReadQuote = Pick<QuoteLine, 'discountPercent'> & {
  readonly lines: readonly ReadLine[];
  readonly extras: readonly QuoteExtra[];
  readonly shipping: QuoteShipping | null;
};

/** The field of a problem; a field's control has it in its id. */
export type QuoteField =
  | 'lines'
  | 'discountPercent'
  | 'shipping'
  | 'validUntil'
  | 'removed'
  | 'undo'
  | `${'price' | 'discount' | 'reason' | 'units' | 'line' | 'text' | 'amount'}-${string}`;

/** The key of the line that a field belongs to; `null` for one of the whole quote. */
export function lineOfField(field: QuoteField): string | null {
  return /^(?:price|discount|reason|units)-(.*)$/s.exec(field)?.[1] ?? null;
}

/** What hinders sending, by field, in the order of the screen. */
export type QuoteProblems = ReadonlyMap<QuoteField, string>;

type Draft = {
  readonly content: WireQuoteDraftContent;
  readonly products: ReadonlyMap<string, Product>;
};

/** Reads the editor's texts. @param today 'YYYY-MM-DD' at the shop */
export function readQuoteDraft(
  { content, products }: Draft,
  today: string,
): { quote: ReadQuote; problems: QuoteProblems } {
  const problems = new Map<QuoteField, string>();
  const readAt = <Value>(field: QuoteField, typed: Typed<Value>, otherwise: Value): Value => {
    if (typed.ok) return typed.value;
    problems.set(field, typed.problem);
    return otherwise;
  };

  function readLine({ key, line: typed }: KeyedLine): ReadLine[] {
    const { _id, quantity, pieces, unitPrice, discountPercent, note } = typed;
    const product = products.get(_id);
    if (product === undefined) return [];
    const units = unitsIn(quantity);
    if (units === 0) problems.set(`units-${key}`, unitsProblem(product, quantity));
    const line: ReadLine = {
      key,
      product,
      quantities: withoutZeros(quantity),
      pieces: piecesFromWire(pieces),
      units,
      unitPrice: readAt(`price-${key}`, readPesos(unitPrice), null),
      discountPercent: readAt(`discount-${key}`, readDiscount(discountPercent), NO_DISCOUNT),
      note: note.trim(),
    };
    if (line.note === '' && hasOtherPrice(line))
      problems.set(`reason-${key}`, 'Escribe por qué cambia el precio.');
    return [line];
  }

  function readExtra({ text, amount }: WireQuoteDraftContent['extras'][number], place: number): QuoteExtra[] {
    const value = readAt(`amount-${place}`, readSignedPesos(amount), null);
    if (text.trim() === '' && amount.trim() === '') return [];
    if (text.trim() === '') problems.set(`text-${place}`, 'Escribe qué es.');
    if (amount.trim() === '') problems.set(`amount-${place}`, 'Falta el importe.');
    return [{ text: text.trim(), amount: value ?? ZERO }];
  }

  const lines = keyedLines(content.lines).flatMap(readLine);
  const extras = content.extras.flatMap(readExtra);
  const shippingAmount = readAt('shipping', readPesos(content.shipping.amount), null);
  const discountPercent = readAt('discountPercent', readDiscount(content.discountPercent), NO_DISCOUNT);
  if (lines.length + extras.length === 0) problems.set('lines', 'Agrega al menos un producto o un concepto.');
  if (content.validUntil === '') problems.set('validUntil', 'Elige hasta qué día vale.');
  else if (content.validUntil < today) problems.set('validUntil', 'Ese día ya pasó. Elige otro.');
  const [carrier, note] = [content.shipping.carrier.trim(), content.shipping.note.trim()];
  const isShippingOpen = shippingAmount === null && carrier === '' && note === '';
  const shipping = isShippingOpen ? null : { amount: shippingAmount, carrier, note };
  return { quote: { lines, extras, discountPercent, shipping }, problems };
}

function unitsProblem(product: Product, quantity: WireQuoteDraftLine['quantity']): string {
  const isChosen = Object.keys(quantity).length > 0;
  const what = isChosen ? 'Falta la cantidad.' : `Falta elegir el ${variantNoun(product)}.`;
  return `${what} Si no va, quita el producto.`;
}

/** Whether the unit price is another than the catalogue's. A product to be consulted on has none to differ from. */
export function hasOtherPrice({ product, unitPrice }: Pick<ReadLine, 'product' | 'unitPrice'>): boolean {
  const { price } = priceOf(product, 1);
  return unitPrice !== null && price !== null && unitPrice !== price;
}

/** The body that sends a quote without problems. */
export function quoteRequest(
  { lines, extras, discountPercent, shipping }: ReadQuote,
  { validUntil, message }: Pick<WireQuoteDraftContent, 'validUntil' | 'message'>,
): WireQuoteRequest {
  return {
    lines: lines.map((line) => ({
      _id: line.product.id,
      quantity: { ...line.quantities },
      ...piecesToWire(line.pieces),
      unitPrice: line.unitPrice === null ? null : amountToWire(line.unitPrice),
      discountPercent: discountPercentToWire(line.discountPercent),
      note: line.note,
    })),
    extras: extras.map(({ text, amount }) => ({ text, amount: amountToWire(amount) })),
    discountPercent: discountPercentToWire(discountPercent),
    shipping: shipping === null ? null : { ...shipping, amount: amountOrNull(shipping) },
    validUntil,
    message: message.trim(),
  };
}

function amountOrNull({ amount }: QuoteShipping): number | null {
  return amount === null ? null : amountToWire(amount);
}

const NO_DISCOUNT = 0 as QuoteLine['discountPercent'];
