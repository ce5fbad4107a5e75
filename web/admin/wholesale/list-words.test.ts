import { expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { holderCount, lastUse, lessText, linkStateText, listSummary, readPricesText } from './list-words.ts';
import { NO_PLACE, placeText } from './rule-scope.ts';

const LIST = { rules: [], prices: [], increment: 1, until: null } as unknown as WirePriceList;
const whole = { ...NO_PLACE, percent: '12.5' };
const brand = { ...NO_PLACE, brand: 'Tensa', percent: '20' };

test.each([
  [{ rules: [whole, brand] }, '12,5 % menos'],
  [{ rules: [whole], increment: 12, until: '2026-12-20' }, '12,5 % menos, de a 12 · hasta el 20 dic 2026'],
  [{ rules: [brand] }, '1 regla'],
  [{ prices: [{ _id: 'uno', price: 1 }] }, '1 precio propio'],
  [{}, 'Sin rebajas todavía'],
])('a list in a line: %o [TRADE-001]', (change, text) => {
  expect(listSummary({ ...LIST, ...change }).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [0, 0, 'Sin links'],
  [1, 1, '1 link · 1 cliente'],
  [0, 2, 'Sin links · 2 clientes'],
])('%d links and %d customers: %s [TRADE-002]', (links, customers, text) => {
  expect(holderCount({ links: Array.from({ length: links }), customers } as unknown as WirePriceList)).toBe(
    text,
  );
});

test.each([
  [NO_PLACE, 'Toda la tienda'],
  [{ ...NO_PLACE, section: 'Merceria' }, 'Sección Mercería'],
  [{ ...NO_PLACE, section: 'Merceria', subsection: 'Hilos' }, 'Hilos'],
  [{ ...NO_PLACE, section: 'Merceria', subsection: 'Hilos', type: 'Algodón' }, 'Hilos · Algodón'],
  [{ ...NO_PLACE, brand: 'Tensa', section: 'Merceria' }, 'Marca Tensa · Sección Mercería'],
])('%o is said as %s [TRADE-001]', (place, text) => {
  expect(placeText(place)).toBe(text);
});

test.each([
  ['open', null, 'Abierto'],
  ['cut', null, 'Cortado'],
  ['ended', null, 'Venció'],
  ['ended', '2026-12-01', 'Todavía no'],
] as const)('a link that is %s of a list from %s: %s [TRADE-002]', (state, from, text) => {
  const link = { state } as Parameters<typeof linkStateText>[0];
  expect(linkStateText(link, { from, today: '2026-11-28' })).toBe(text);
});

test('the last use is said by the shop’s clock [TRADE-002]', () => {
  const now = Date.parse('2026-11-28T02:00:00Z');
  expect(lastUse('2026-11-27T12:40:00Z', now)).toBe('Hoy 09:40');
  expect(lastUse('2026-11-27T02:59:00Z', now)).toBe('Ayer');
  expect(lastUse('2026-11-17T12:00:00Z', now)).toBe('17 nov 2026');
});

test.each([
  [4850, 3977, '−18 %'],
  [38_500, 36_000, '−6,5 %'],
  [100, 100, ''],
  [100, 120, ''],
])('$ %d against $ %d is %s', (retail, price, text) => {
  expect(lessText(pesos(retail), pesos(price)).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [{ prices: 1, notLower: 0, unknownCount: 0 }, '1 precio leído, que vale al guardar la lista.'],
  [
    { prices: 213, notLower: 2, unknownCount: 1 },
    '213 precios leídos, que valen al guardar la lista. 2 no bajan del precio al público, que es el que vale ahí. 1 código no está en la tienda: X-1.',
  ],
  [
    { prices: 0, notLower: 0, unknownCount: 3 },
    '0 precios leídos, que valen al guardar la lista. 3 códigos no están en la tienda: X-1 y 2 más.',
  ],
])('a file that was read: %o [TRADE-001]', ({ prices, ...counts }, text) => {
  const read = { prices: Array.from({ length: prices }), unknown: counts.unknownCount > 0 ? ['X-1'] : [] };
  expect(readPricesText({ ...read, ...counts } as Parameters<typeof readPricesText>[0])).toBe(text);
});
