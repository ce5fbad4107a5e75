import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

test.each([
  '',
  '   ',
  '\t\n',
  '\u00a0',
  '\u200b',
  '\u200b \u200d\ufeff',
  '\u2060',
  '\u3164',
  '\u2800',
  '\u00ad',
])('%j shows nothing [CHECKOUT-023 CONTACT-007]', (text) => expect(isBlank(text)).toBe(true));

test.each(['a', ' ñ ', '-', '7', '李', '👩‍🔧', '\u200bAna'])('%j shows something', (text) =>
  expect(isBlank(text)).toBe(false),
);
