import { expect, test } from 'vitest';
import type { WirePriceMoment } from '#schemas/price-change-answers.ts';
import { PLOT, priceSteps, stepPath } from './price-steps.ts';

function aChange(day: number, from: string, to: string): WirePriceMoment {
  return {
    changedAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
    actor: '',
    source: 'studio',
    batch: `${day}`,
    before: { price: from, wholesalePrice: '0' },
    after: { price: to, wholesalePrice: '0' },
  };
}

const NOW = Date.parse('2026-11-21T12:00:00Z');

test('a product’s prices are steps, oldest first, and a change of the pack is none [STUDIO-007]', () => {
  const steps = priceSteps([
    aChange(11, '1100', '900'),
    aChange(5, '1100', '1100'),
    aChange(1, '1000', '1100'),
  ]);
  expect(steps.map(({ price }) => price)).toEqual([100_000, 110_000, 90_000]);
  expect(priceSteps([aChange(5, '1100', '1100')])).toEqual([]);
});

test('the plot’s line stays inside its room, and breaks where there was no price [STUDIO-007]', () => {
  const steps = priceSteps([aChange(11, '', '900'), aChange(6, '1100', ''), aChange(1, '1000', '1100')]);
  const path = stepPath(steps, NOW);
  expect(path.match(/M/g)).toHaveLength(2);
  const [low, high] = [PLOT.margin, Math.max(PLOT.width, PLOT.height) - PLOT.margin];
  for (const length of path.match(/[\d.]+/g) ?? []) {
    expect(Number(length)).toBeGreaterThanOrEqual(low);
    expect(Number(length)).toBeLessThanOrEqual(high);
  }
});

test('a price that went and came back has a level line [STUDIO-007]', () => {
  const path = stepPath(priceSteps([aChange(1, '', '1000')]), NOW);
  expect(path).toMatch(/^M[\d.]+,80H632$/);
});
