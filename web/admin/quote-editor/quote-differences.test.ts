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

test('each line of a product that stands twice is chosen by itself [QUOTE-002]', () => {
  const [line] = base.lines;
  if (line === undefined) throw new Error('the draft has no line');
  const gift = { ...line, quantity: { Azul: 2 }, discountPercent: '100' };
  const twice = { ...base, lines: [line, gift] };
  const bigger = { ...base, lines: [line, { ...gift, quantity: { Azul: 3 } }] };
  expect(
    draftDifferences({ base: twice, mine: twice, theirs: bigger }, products).map(({ label, suggested }) => [
      label,
      suggested,
    ]),
  ).toEqual([['Hilo, línea 2', 'theirs']]);
  const theirGift = new Map([['line-hilo~2', 'theirs']] as const);
  expect(mergedDraft({ mine: twice, theirs: bigger }, theirGift)).toEqual(bigger);
  const allOfTheirs = new Map([
    ['line-hilo', 'theirs'],
    ['line-hilo~2', 'theirs'],
  ] as const);
  expect(mergedDraft({ mine: twice, theirs: { ...base, lines: [] } }, allOfTheirs).lines).toEqual([]);
});
