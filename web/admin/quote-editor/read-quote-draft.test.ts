import { expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { aProduct } from '#domain/products/a-product.ts';
import type { WireQuoteDraftContent } from '#schemas/quote.ts';
import { quoteRequest, readQuoteDraft } from './read-quote-draft.ts';

const TODAY = '2026-11-22';
const thread = aProduct({ id: 'hilo', price: pesos(5000), colours: ['Rojo', 'Azul'] });
const products = new Map([[thread.id, thread]]);

function aDraft(changes: Partial<WireQuoteDraftContent> = {}): WireQuoteDraftContent {
  return {
    lines: [
      {
        _id: 'hilo',
        quantity: { Rojo: 12, Azul: 0 },
        unitPrice: '4.500,50',
        discountPercent: '2,5',
        note: ' acordado ',
      },
    ],
    extras: [{ text: 'Afilado', amount: '-1.500,50' }],
    discountPercent: '5 %',
    shipping: { amount: '4.200', carrier: 'Encomienda', note: '' },
    validUntil: '2026-11-29',
    message: ' Gracias ',
    ...changes,
  };
}

const problemsOf = (changes: Partial<WireQuoteDraftContent>) => [
  ...readQuoteDraft({ content: aDraft(changes), products }, TODAY).problems.keys(),
];

test('a quote as people type it goes out with numbers in pesos and percentages with a dot [QUOTE-002 QUOTE-012]', () => {
  const content = aDraft();
  const { quote, problems } = readQuoteDraft({ content, products }, TODAY);
  expect(problems.size).toBe(0);
  expect(quoteRequest(quote, content)).toEqual({
    lines: [
      { _id: 'hilo', quantity: { Rojo: 12 }, unitPrice: 4500.5, discountPercent: '2.5', note: 'acordado' },
    ],
    extras: [{ text: 'Afilado', amount: -1500.5 }],
    discountPercent: '5',
    shipping: { amount: 4200, carrier: 'Encomienda', note: '' },
    validUntil: '2026-11-29',
    message: 'Gracias',
  });
});

test('empty fields are the catalogue’s price, no discount and shipping to be confirmed [QUOTE-002]', () => {
  const content = aDraft({
    lines: [{ _id: 'hilo', quantity: { Rojo: 1 }, unitPrice: '', discountPercent: '', note: '' }],
    extras: [{ text: ' ', amount: '' }],
    discountPercent: '',
    shipping: { amount: '', carrier: '', note: '' },
  });
  const { quote } = readQuoteDraft({ content, products }, TODAY);
  expect(quoteRequest(quote, content)).toMatchObject({
    lines: [{ unitPrice: null, discountPercent: '0' }],
    extras: [],
    discountPercent: '0',
    shipping: null,
  });
});

test('each text that hinders sending has its field, and counts as empty until then [QUOTE-002]', () => {
  const [line] = aDraft().lines;
  expect(problemsOf({ lines: line ? [{ ...line, unitPrice: '4,500.50', quantity: {} }] : [] })).toEqual([
    'units-hilo',
    'price-hilo',
  ]);
  expect(
    problemsOf({
      extras: [
        { text: '', amount: '5' },
        { text: 'Seña', amount: 'x' },
      ],
    }),
  ).toEqual(['text-0', 'amount-1']);
  expect(
    problemsOf({ discountPercent: '101', shipping: { amount: 'mucho', carrier: '', note: '' } }),
  ).toEqual(['shipping', 'discountPercent']);
  expect(problemsOf({ lines: [], extras: [] })).toEqual(['lines']);
  expect(problemsOf({ validUntil: '' })).toEqual(['validUntil']);
  expect(problemsOf({ validUntil: '2026-11-21' })).toEqual(['validUntil']);
  expect(problemsOf({ validUntil: TODAY })).toEqual([]);
});

test('another price than the catalogue’s needs a reason; a discount and a price where there was none do not [QUOTE-002]', () => {
  const unpriced = aProduct({ id: 'consultar', price: null, colours: [] });
  const quantity: Record<string, number> = { Rojo: 1 };
  const line = { _id: 'hilo', quantity, unitPrice: '', discountPercent: '', note: ' ' };
  const problemsOfLine = (changes: Partial<typeof line>) => {
    const content = aDraft({ lines: [{ ...line, ...changes }] });
    return [
      ...readQuoteDraft({ content, products: new Map([...products, [unpriced.id, unpriced]]) }, TODAY)
        .problems,
    ];
  };
  expect(problemsOfLine({ unitPrice: '4.500' })).toEqual([
    ['reason-hilo', 'Escribe por qué cambia el precio.'],
  ]);
  expect(problemsOfLine({ unitPrice: '4.500', note: 'Acordado' })).toEqual([]);
  expect(problemsOfLine({ unitPrice: '5.000,00' })).toEqual([]);
  expect(problemsOfLine({ discountPercent: '10' })).toEqual([]);
  expect(problemsOfLine({ _id: 'consultar', quantity: { '': 1 }, unitPrice: '900' })).toEqual([]);
});
