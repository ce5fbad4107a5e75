import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrollHint } from './scroll-hint.ts';

const list = (below: number) => ({ scrollTop: 1000 - 400 - below, clientHeight: 400, scrollHeight: 1000 });

test('a list that does not overflow says nothing [PANEL-010]', () => {
  expect(scrollHint({ scrollTop: 0, clientHeight: 400, scrollHeight: 400 })).toBeNull();
});

test('the first hint shows until the end is 10 px away [PANEL-010]', () => {
  expect(scrollHint(list(201))).toBe('more');
  expect(scrollHint(list(11))).not.toBeNull();
  expect(scrollHint(list(10))).toBeNull();
});

test('the second hint takes over within 200 px of the end [PANEL-011]', () => {
  expect(scrollHint(list(201))).toBe('more');
  expect(scrollHint(list(200))).toBe('almost-over');
});

test('scrolling down never brings an earlier hint back [PANEL-G01]', () => {
  const order = ['more', 'almost-over', null];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }), (one, other) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      expect(order.indexOf(scrollHint(list(near)))).toBeGreaterThanOrEqual(
        order.indexOf(scrollHint(list(far))),
      );
    }),
  );
});
