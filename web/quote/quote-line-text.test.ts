import { expect, test } from 'vitest';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { pesos } from '#domain/money/centavos.ts';
import { aProduct } from '#domain/products/a-product.ts';
import { quoteToWire } from '#schemas/wire/quote-to-wire.ts';
import { type AnyQuote, asSent } from '#tests/support/any-quote.ts';
import { quoteLineText } from './quote-line-text.ts';

function textAt(unitPrice: AnyQuote['lines'][number]['unitPrice']) {
  const percent = 0 as AnyQuote['discountPercent'];
  const product = aProduct({ price: pesos(100), bulkOffer: null });
  const texts = { note: '', extras: NO_EXTRAS };
  const line = { product, unitPrice, quantities: { '': 2 }, units: 2, discountPercent: percent, ...texts };
  const quote = asSent({ lines: [line], extras: [], discountPercent: percent, shipping: null });
  return quoteToWire(quote, 'https://casahilvan.example').lines.map(quoteLineText)[0];
}

test.each([
  ['a lower one stands beside the catalogue’s', pesos(80), pesos(100), 'precio acordado'],
  ['a higher one strikes no lower price through', pesos(120), null, 'precio acordado'],
  ['the catalogue’s own says nothing', pesos(100), null, ''],
  ['none is the catalogue’s', null, null, ''],
])('of a price that the shop gave, %s [QUOTE-002 QUOTE-004]', (_, given, formerPrice, reason) => {
  expect(textAt(given)).toMatchObject({ unitPrice: given ?? pesos(100), formerPrice, reason });
});

test('units stand before the model, which may end with a number [QUOTE-004]', () => {
  const percent = 0 as AnyQuote['discountPercent'];
  const product = aProduct({ colours: [], models: ['N.º 10'], price: pesos(100), bulkOffer: null });
  const texts = { note: '', extras: NO_EXTRAS };
  const line = {
    product,
    unitPrice: null,
    quantities: { 'N.º 10': 3 },
    units: 3,
    discountPercent: percent,
    ...texts,
  };
  const quote = asSent({ lines: [line], extras: [], discountPercent: percent, shipping: null });
  const [text] = quoteToWire(quote, 'https://casahilvan.example').lines.map(quoteLineText);
  expect(text?.variants).toBe('3 × N.º 10');
});
