import { expect, test } from 'vitest';
import type { WireQuoteDraftContent } from '#schemas/quote.ts';
import { draftDifferences, mergedDraft } from './quote-differences.ts';

const base: WireQuoteDraftContent = {
  lines: [{ _id: 'hilo', quantity: { Rojo: 2 }, unitPrice: '', discountPercent: '', note: '' }],
  extras: [],
  discountPercent: '',
  shipping: { amount: '', carrier: '', note: '' },
  validUntil: '2026-11-29',
  message: '',
};
const products = new Map([['hilo', { name: 'Hilo' }]]);
const zip = { _id: 'cierre', quantity: { '': 1 }, unitPrice: '300', discountPercent: '', note: 'acordado' };
const mine = { ...base, lines: [{ ...base.lines[0], quantity: { Rojo: 5 } } as (typeof base.lines)[0]] };
const theirs = { ...base, lines: [...base.lines, zip], message: 'Gracias' };

test('two drafts differ by product, and what only one person changed is suggested [QUOTE-002]', () => {
  const differences = draftDifferences({ base, mine, theirs }, products);
  expect(
    differences.map(({ label, suggested, text }) => [label, suggested, text(mine), text(theirs)]),
  ).toEqual([
    ['Hilo', 'mine', 'Rojo × 5', 'Rojo × 2'],
    ['cierre', 'theirs', '', '1 unidad · a 300 · acordado'],
    ['Mensaje', 'theirs', '', 'Gracias'],
  ]);
});

test('a merged draft has each part of the chosen side, a product that only they added too [QUOTE-002]', () => {
  const sides = new Map([
    ['line-hilo', 'mine'],
    ['line-cierre', 'theirs'],
    ['message', 'theirs'],
  ] as const);
  expect(mergedDraft({ mine, theirs }, sides)).toEqual({
    ...mine,
    lines: [...mine.lines, zip],
    message: 'Gracias',
  });
  expect(mergedDraft({ mine: theirs, theirs: mine }, new Map([['line-cierre', 'theirs']])).lines).toEqual(
    base.lines,
  );
});
