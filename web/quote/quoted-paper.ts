import { centavos } from '#domain/money/centavos.ts';
import type { WireQuote, WireQuoteLine } from '#schemas/quote-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { orderLineFromWire } from '#schemas/wire/order.ts';
import { formatExactPrice } from '#web/format.ts';
import { type PaperLine, paperLine } from '#web/paper/paper-line.ts';
import { quoteLineText } from './quote-line-text.ts';
import { shippingAmount, shippingText } from './shipping-text.ts';

type Quoted = Pick<
  WireQuote,
  'lines' | 'extras' | 'subtotal' | 'discount' | 'discountPercent' | 'shipping' | 'total'
>;

/** What a work or service leaves empty in the table. */
const NO_PRODUCT = { code: '', brand: '', details: [], quantity: '', price: '' } as const;

/** What was offered: products, then works and services. */
export function quotedPaperLines({ lines, extras }: Quoted): PaperLine[] {
  const free = extras.map(({ text, amount }, place) => ({
    ...NO_PRODUCT,
    key: String(place),
    name: text || 'Otro concepto',
    amount: formatExactPrice(amountFromWire(amount)),
  }));
  return [...lines.map(quotedLine), ...free];
}

function quotedLine(wire: WireQuoteLine): PaperLine {
  const { unitPrice, discountPercent, reason, total } = quoteLineText(wire);
  return paperLine(orderLineFromWire(wire), {
    price: unitPrice === null ? '' : formatExactPrice(unitPrice),
    amount: formatExactPrice(total),
    terms: [
      ...(discountPercent === '' ? [] : [`${discountPercent}\u00a0% de descuento`]),
      ...(reason === '' ? [] : [reason]),
    ],
  });
}

/** Label and amount of each, the total last. */
export function quotedSums({ extras, subtotal, discount, discountPercent, shipping, total }: Quoted) {
  return [
    [extras.length > 0 ? 'Productos y trabajos' : 'Productos', formatExactPrice(amountFromWire(subtotal))],
    ...(discount === 0
      ? []
      : ([
          [
            `Descuento ${discountPercent.replace('.', ',')}\u00a0%`,
            formatExactPrice(centavos(-amountFromWire(discount))),
          ],
        ] as const)),
    [shippingText(shipping), shippingAmount(shipping)],
    ['Total', formatExactPrice(amountFromWire(total))],
  ] as const;
}

export function hasUnpricedLine({ lines }: Pick<Quoted, 'lines'>): boolean {
  return lines.some((line) => quoteLineText(line).total === null);
}
