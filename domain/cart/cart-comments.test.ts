import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCartComments, serialisedCartComments } from './cart-comments.ts';

test('what was written beside a cart’s lines survives the browser’s storage [BUY-009]', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ minLength: 1 })), (written) => {
      const comments = new Map(Object.entries(written));
      expect(parseCartComments(serialisedCartComments(comments))).toEqual(comments);
    }),
  );
});

test.each([null, '', 'nada', '7', 'null', '[1]', '{"a":7,"b":""}'])(
  'the stored text %j is nothing written [BUY-009]',
  (text) => {
    expect(parseCartComments(text)).toEqual(new Map());
  },
);
