import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyForRequest } from './idempotency-key.ts';

const counter = () => {
  let made = 0;
  return () => `key-${++made}`;
};

test('CHECKOUT-G10 a retry of the same request keeps its key', () => {
  const makeKey = counter();
  const first = keyForRequest({ request: '{"a":1}', kept: null, makeKey });
  expect(keyForRequest({ request: '{"a":1}', kept: first, makeKey }).key).toBe('key-1');
});

test('CHECKOUT-G10 another request gets another key', () => {
  const makeKey = counter();
  const first = keyForRequest({ request: '{"a":1}', kept: null, makeKey });
  expect(keyForRequest({ request: '{"a":2}', kept: first, makeKey }).key).toBe('key-2');
});

test('CHECKOUT-G10 two requests share a key only when they are equal', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const makeKey = counter();
      const first = keyForRequest({ request: one, kept: null, makeKey });
      const second = keyForRequest({ request: other, kept: first, makeKey });
      expect(first.key === second.key).toBe(one === other);
    }),
  );
});
