import { expect, test } from 'vitest';
import { versionState } from './version-state.ts';

const OPEN = { acceptedAt: null, question: null, seenAt: null, validUntil: 100 };
const QUESTION = { message: '¿Puede ser en azul?', at: 30 };

test.each([
  ['sent', OPEN, 99],
  ['seen', { ...OPEN, seenAt: 10 }, 99],
  ['expired', OPEN, 100],
  ['expired', { ...OPEN, seenAt: 10 }, 100],
  ['changes-requested', { ...OPEN, seenAt: 10, question: QUESTION }, 100],
  ['accepted', { ...OPEN, seenAt: 10, question: QUESTION, acceptedAt: 40 }, 100],
])('a version is %s [QUOTE-005]', (state, quote, now) => {
  expect(versionState(quote, now)).toBe(state);
});
