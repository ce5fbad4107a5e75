import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyForRequest } from './idempotency-key.ts';

const counter = () => {
  let made = 0;
  return () => `key-${++made}`;
};

test('a retry of the same request keeps its key [CHECKOUT-G10]', () => {
  const makeKey = counter();
  const first = keyForRequest({ request: '{"a":1}', kept: null, makeKey });
  expect(keyForRequest({ request: '{"a":1}', kept: first, makeKey }).key).toBe('key-1');
});

test('another request gets another key [CHECKOUT-G10]', () => {
  const makeKey = counter();
  const first = keyForRequest({ request: '{"a":1}', kept: null, makeKey });
  expect(keyForRequest({ request: '{"a":2}', kept: first, makeKey }).key).toBe('key-2');
});

test('two requests share a key only when they are equal [CHECKOUT-G10]', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const makeKey = counter();
      const first = keyForRequest({ request: one, kept: null, makeKey });
      const second = keyForRequest({ request: other, kept: first, makeKey });
      expect(first.key === second.key).toBe(one === other);
    }),
  );
});
