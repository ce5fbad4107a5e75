import { expect, test } from 'vitest';
import { type CartLine, newLine } from '#domain/cart/cart-line.ts';
import type { WireVisitReport } from '#schemas/visit-report.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { createVisitLog } from './visit-log.ts';

const thread = aThread();
const other = aThread();

const lineOf = (product: typeof thread, units: number): CartLine => newLine(product, { Rojo: units });

function aLog({ hasArrived = false, cart = [] as CartLine[] } = {}) {
  const sent: WireVisitReport[] = [];
  return { sent, log: createVisitLog({ hasArrived, cart, send: (report) => sent.push(report) }) };
}

const NOTHING: WireVisitReport = { arrived: false, searches: [], seen: [], added: [] };

test('a stay reports its arrival, and each search and product once [STORE-008]', () => {
  const { sent, log } = aLog({ hasArrived: true });
  for (const search of ['?q=hilo', '?q=hilo&page=2', '?type=Hilos'])
    log.noteAddress({ pathname: '/', search });
  log.noteAddress({ pathname: `/moreInfo/${thread.id}`, search: '' });
  log.noteAddress({ pathname: `/moreInfo/${thread.id}`, search: '' });
  log.noteAddress({ pathname: '/cart', search: '?q=hilo' });
  log.report();
  log.report();
  expect(sent).toEqual([{ ...NOTHING, arrived: true, searches: ['hilo'], seen: [thread.id] }]);
});

test('what grows in the cart was added; what was in it before, or shrinks, was not [STORE-008]', () => {
  const { sent, log } = aLog({ cart: [lineOf(thread, 2)] });
  log.noteCart([lineOf(thread, 1), lineOf(other, 1)]);
  log.noteCart([lineOf(thread, 1), lineOf(other, 3)]);
  log.report();
  log.noteCart([lineOf(thread, 4)]);
  log.report();
  expect(sent).toEqual([
    { ...NOTHING, added: [other.id] },
    { ...NOTHING, added: [thread.id] },
  ]);
});

test('a long stay reports in parts that the shop takes [STORE-008]', () => {
  const { sent, log } = aLog();
  for (let count = 0; count < 7; count++) log.noteAddress({ pathname: '/', search: `?q=hilo ${count}` });
  log.report();
  expect(sent.map(({ searches }) => searches.length)).toEqual([5, 2]);
});
