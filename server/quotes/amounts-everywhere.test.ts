import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { filledChatText } from '#domain/chat/filled-chat-text.ts';
import { ZERO } from '#domain/money/centavos.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { Order } from '#domain/orders/order.ts';
import { NOTHING_SAID } from '#domain/orders/said.ts';
import { aProduct } from '#domain/products/a-product.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { publicQuoteToWire, quoteToWire } from '#schemas/wire/quote-to-wire.ts';
import { csvChunks } from '#server/exports/csv-chunks.ts';
import { ORDER_COLUMNS } from '#server/exports/order-sheet.ts';
import { rowCells } from '#server/exports/row-cells.ts';
import { textBody } from '#server/notifications/mail-text.ts';
import { newOrder } from '#server/orders/order-rows.ts';
import { anyQuote, asOpened, asSent, exactTotal, isSendable } from '#tests/support/any-quote.ts';
import { quoteForShopper } from './quote-mail.ts';

const ORIGIN = 'https://casahilvan.example';

const inCentavos = (pesos: number) => BigInt(Math.round(pesos * 100));
const read = (text = '') => BigInt(parsePesos(text.replaceAll('\u00a0', ' ')) ?? -1);

function mailedTotal(quote: Quote): bigint {
  const order = { id: 'pedido', number: 7, firstName: 'Ana', lastName: 'Paz', said: NOTHING_SAID };
  const { blocks } = quoteForShopper({ quote, order, publicUrl: ORIGIN, acceptedVersion: null }, DEMO_STORE);
  return read(/^Total: (.*)$/m.exec(textBody(blocks))?.[1]);
}

function chatTotal({ total }: Quote): bigint {
  const blanks = { name: 'Ana', orderNumber: 7, total, link: ORIGIN };
  return read(filledChatText('{total}', blanks));
}

async function exportedTotals(quotes: readonly Quote[]): Promise<bigint[]> {
  const rows = quotes.map((quote) => {
    const order = anOrder(quote);
    return order.lines.map((line) => rowCells(ORDER_COLUMNS, { order, line }));
  });
  const sheet = { name: '', columns: ORDER_COLUMNS, batches: Readable.from(rows) };
  let text = '';
  for await (const chunk of csvChunks(sheet)) text += chunk;
  const [, ...lines] = text.trimEnd().split('\r\n');
  return lines.map((line) => read(line.split(';').at(-1)));
}

function anOrder({ total }: Quote): Order {
  const customer = { firstName: 'Ana', lastName: 'Paz', phone: '', email: '' };
  const line = {
    ...{ product: aProduct({}), quantities: { '': 1 }, extras: NO_EXTRAS },
    ...{ units: 1, listTotal: ZERO, total: ZERO },
  };
  const began = newOrder({
    ...{ id: 'pedido', customer, origin: 'web', now: 0 },
    ...{ lines: [line], totalAmount: ZERO, payableAmount: ZERO },
  });
  return {
    ...began,
    number: 7,
    customerId: null,
    quote: { state: 'sent', version: 1, acceptedVersion: null, total },
  };
}

test('ten thousand quotes say the same total on wire, mail, chat and export, to the centavo [QUOTE-002 QUOTE-003 QUOTE-011 UNIT-002]', async () => {
  const quotes: Quote[] = [];
  fc.assert(
    fc.property(anyQuote.filter(isSendable), (given) => {
      const quote = asSent(given);
      const exact = exactTotal(given);
      const wire: unknown[] = JSON.parse(
        JSON.stringify([
          quoteToWire(quote, ORIGIN).total,
          publicQuoteToWire(asOpened(quote), { origin: ORIGIN, now: 0 }).total,
        ]),
      );
      expect(wire.map((total) => inCentavos(Number(total)))).toEqual([exact, exact]);
      expect([mailedTotal(quote), chatTotal(quote)]).toEqual([exact, exact]);
      quotes.push(quote);
    }),
    { numRuns: 10_000 },
  );
  expect(quotes.length).toBeGreaterThanOrEqual(10_000);
  expect(await exportedTotals(quotes)).toEqual(quotes.map(({ total }) => BigInt(total)));
});
