import { expect, test } from 'vitest';
import { aProduct } from '#domain/products/a-product.ts';
import { draftOf } from '../product-form/product-draft.ts';
import { draftDifferences, mergedDraft } from './draft-differences.ts';

const base = draftOf(aProduct({ name: 'Cinta', summary: 'Doble faz', models: [], colours: ['Rojo'] }));

test('each difference suggests the changed value, and mine if both changed [PRODADM-013]', () => {
  const mine = { ...base, name: 'Cinta mía', price: '1500' };
  const theirs = {
    ...base,
    name: 'Cinta suya',
    summary: 'Otra',
    variants: 'NOT_SELECTED',
    colours: [],
  } as const;
  const found = draftDifferences({ base, mine, theirs });
  expect(found.map(({ label, suggested }) => [label, suggested])).toEqual([
    ['Nombre', 'mine'],
    ['Precio', 'mine'],
    ['Resumen', 'theirs'],
    ['Variantes', 'theirs'],
  ]);
  const sides = new Map(found.map(({ label, suggested }) => [label, suggested]));
  expect(mergedDraft({ mine, theirs }, sides)).toEqual({
    ...mine,
    summary: 'Otra',
    variants: 'NOT_SELECTED',
    colours: [],
  });
});

test('photos and what they show are chosen together, also where only a text differs [PRODADM-013]', () => {
  const shown = { ...base, photos: ['/images/a.webp', '/images/b.webp'], altTexts: ['De frente'] };
  const mine = { ...shown, photos: ['/images/b.webp', '/images/a.webp'], altTexts: ['', 'De frente'] };
  const theirs = { ...shown, altTexts: ['De frente', 'De lado'] };
  expect(draftDifferences({ base: shown, mine: shown, theirs })).toEqual([
    expect.objectContaining({ label: 'Fotos', suggested: 'theirs' }),
  ]);
  expect(mergedDraft({ mine, theirs }, new Map([['Fotos', 'theirs']]))).toEqual(theirs);
});

test('the same draft twice has no differences [PRODADM-013]', () => {
  expect(draftDifferences({ base, mine: base, theirs: base })).toEqual([]);
});
