import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { publicQuoteToWire } from '#schemas/wire/quote-to-wire.ts';
import {
  type AnyQuote,
  anyQuote,
  asOpened,
  asSent,
  exactLine,
  exactTotal,
  isSendable,
} from '#tests/support/any-quote.ts';
import { StoreProvider } from '#web/storefront/store-context.tsx';
import { quoteLawFigures } from './quote-law-figures.ts';
import { QuotePage } from './quote-page.tsx';

const PAGE = {
  store: DEMO_STORE,
  categories: { taxonomy: [], quickSearches: [] },
  desk: null,
  banners: [],
  colours: null,
  isAdministrator: false,
  publicUrl: 'https://casahilvan.example',
  year: 2026,
};

function pageOf(given: AnyQuote): string {
  const quote = asSent(given);
  const wire = publicQuoteToWire(asOpened(quote), { origin: PAGE.publicUrl, now: 0 });
  const page = createElement(QuotePage, {
    quote: {
      ...wire,
      ...quoteLawFigures(wire, { instalmentPlans: [], plans: DEMO_STORE.plans }),
      isExpired: false,
      nonce: '',
      pageLink: 'https://casahilvan.example/presupuesto/x',
      pageCode: null,
    },
  });
  return renderToStaticMarkup(createElement(StoreProvider, { value: PAGE, children: page }));
}

/** What a person reads in the parts that a pattern finds, amounts in centavos. */
function readIn(html: string, pattern: RegExp): (bigint | string)[] {
  return Array.from(html.matchAll(pattern), ([, part = '']) => {
    const text = part.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
    const amount = parsePesos(text.replace('-', ''));
    if (amount === null) return text;
    return text.startsWith('-') ? -BigInt(amount) : BigInt(amount);
  });
}

/** The same by exact fractions. */
function exactAmounts({ lines, extras, discountPercent, shipping, ...given }: AnyQuote) {
  const extraAmounts = extras.map(({ amount }) => BigInt(amount));
  const lineAmounts = lines.map((line) =>
    line.unitPrice === null && line.product.price === null ? 'Consultar' : exactLine(line),
  );
  const subtotal = [...lines.map(exactLine), ...extraAmounts].reduce((sum, amount) => sum + amount, 0n);
  const total = exactTotal({ lines, extras, discountPercent, shipping, ...given });
  const ofShipping = shipping?.amount ?? null;
  const discount = subtotal + BigInt(ofShipping ?? 0) - total;
  return {
    lines: [...lineAmounts, ...extraAmounts],
    sums: [
      subtotal,
      ...(discount === 0n ? [] : [-discount]),
      ofShipping === null ? 'A confirmar' : BigInt(ofShipping),
      total,
    ],
    button: [total],
  };
}

test('ten thousand quotes say all their amounts on the page, whose paper is the same markup, to the centavo [QUOTE-002 QUOTE-003 QUOTE-004]', () => {
  fc.assert(
    fc.property(anyQuote.filter(isSendable), (given) => {
      const html = pageOf(given);
      expect({
        lines: readIn(html, /<b class="quote-amount">(.*?)<\/b>/g),
        sums: readIn(html, /<dd>(.*?)<\/dd>/g),
        button: readIn(html, /Aceptar presupuesto de (.*?)<\/button>/g),
      }).toEqual(exactAmounts(given));
    }),
    { numRuns: 10_000 },
  );
});
