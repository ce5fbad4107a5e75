import { expect, test } from 'vitest';
import { lineVariants } from './line-variants.ts';

test('a line has one row per variant, in the order of the product [PANEL-005]', () => {
  const snapshot = { colours: ['Blanco', 'Coral', 'Negro'], models: [] };
  const rows = lineVariants({ quantities: { Negro: 1, Blanco: 6 }, snapshot });
  expect(rows.map(({ label, units }) => [label, units])).toEqual([
    ['Blanco', 6],
    ['Negro', 1],
  ]);
});

test('a product without variants has one row without a name [PANEL-G03]', () => {
  expect(lineVariants({ quantities: { '': 3 }, snapshot: { colours: [], models: [] } })).toEqual([
    { key: '', label: '', kind: 'single', units: 3 },
  ]);
});

test('a colour that the product no longer has keeps its row, last [PANEL-005]', () => {
  const rows = lineVariants({ quantities: { Uva: 2, Rojo: 1 }, snapshot: { colours: ['Rojo'], models: [] } });
  expect(rows.map(({ label }) => label)).toEqual(['Rojo', 'Uva']);
});

test('unnamed units stay one unnamed row after the product gets colours [PANEL-005 PANEL-G03]', () => {
  const snapshot = { colours: ['Rojo'], models: [] };
  const rows = lineVariants({ quantities: { '': 2, Largo: 1 }, snapshot });
  expect(rows.map(({ label, kind }) => [label, kind])).toEqual([
    ['', 'single'],
    ['Largo', 'model'],
  ]);
});
