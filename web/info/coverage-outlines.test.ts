import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { BORDER, REGIONS } from './coverage-outlines.ts';
import { MAP_SIZE, mapPoint, threadBetween } from './map-point.ts';

const provinces = REGIONS.flatMap((region) => region.provinces);

test('the map has the 23 provinces, each inside its frame [CONTENT-011]', () => {
  expect(new Set(provinces.map(({ name }) => name)).size).toBe(23);
  for (const outline of [BORDER, ...provinces.map((province) => province.outline)]) {
    const numbers = (outline.match(/\d+/g) ?? []).map(Number);
    for (const [index, value] of numbers.entries()) {
      expect(value).toBeLessThanOrEqual(index % 2 === 0 ? MAP_SIZE.width : MAP_SIZE.height);
    }
  }
});

test('a place is projected like the outlines, and a thread joins two places [CONTENT-011]', () => {
  const { x, y } = mapPoint(DEMO_STORE.map);
  expect([Math.round(x), Math.round(y)]).toEqual([116, 98]);
  expect(threadBetween({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M0.0 0.0Q50.0 12.0 100.0 0.0');
});
