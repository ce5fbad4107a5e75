import { expect, test } from 'vitest';
import { batchRemarks, type FlagCounts } from './batch-remarks.ts';
import { EMPTY_FORM } from './studio-form.ts';

const NONE: FlagCounts = {
  big: 0,
  'pack-not-cheaper': 0,
  'pack-now-cheaper': 0,
  'pack-unchanged': 0,
  'price-unchanged': 0,
};
const chosen = { ...EMPTY_FORM, subsection: 'Hilos' };

test('a change of chosen products without a flag needs no question [STUDIO-004]', () => {
  expect(batchRemarks(chosen, NONE)).toEqual([]);
});

test('a change of the whole shop is asked about, also with hidden products [STUDIO-002]', () => {
  const all = ['No elegiste cuáles: son todos los productos.'];
  expect(batchRemarks(EMPTY_FORM, NONE)).toEqual(all);
  expect(batchRemarks({ ...EMPTY_FORM, withHidden: true }, NONE)).toEqual(all);
});

test('flagged rows are told with their counts and the limit [STUDIO-004]', () => {
  const flags = { ...NONE, big: 1171, 'pack-unchanged': 31, 'pack-not-cheaper': 1 };
  expect(batchRemarks({ ...chosen, bigChange: '20' }, flags)).toEqual([
    '1.171 cambian más de 20\u00a0%.',
    '31 packs quedan igual.',
    '1 pack deja de convenir.',
  ]);
});
