import { expect, test } from 'vitest';
import { shownBanners } from './shown-banners.ts';

test('a banner shows from its first day to its last, both included [STORE-002]', () => {
  const banners = [
    { id: 'siempre', from: '', to: '' },
    { id: 'madres', from: '2026-10-12', to: '2026-10-18' },
    { id: 'desde', from: '2026-10-18', to: '' },
    { id: 'hasta', from: '', to: '2026-10-12' },
  ];
  const shown = (day: string) => shownBanners(banners, day).map(({ id }) => id);
  expect(shown('2026-10-11')).toEqual(['siempre', 'hasta']);
  expect(shown('2026-10-12')).toEqual(['siempre', 'madres', 'hasta']);
  expect(shown('2026-10-18')).toEqual(['siempre', 'madres', 'desde']);
  expect(shown('2026-10-19')).toEqual(['siempre', 'desde']);
});
