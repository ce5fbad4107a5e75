import { expect, test } from 'vitest';
import { chatDigits } from './chat-digits.ts';

test.each([
  ['+54 9 3496 51-2284', '5493496512284'],
  ['(03496) 42-8810', '5493496428810'],
  ['03496 15-421923', '5493496421923'],
  ['342 500-7731', '5493425007731'],
  ['011 15 2345-6789', '5491123456789'],
  ['0054 9 11 2345 6789', '5491123456789'],
  ['+34 612 345 678', '34612345678'],
  ['3496', null],
  ['sin teléfono', null],
])('the chat is opened with %s as %s [MSGADM-002]', (phone, digits) => {
  expect(chatDigits(phone)).toBe(digits);
});

test.each([
  ['+54 3496 42-8810', '5493496428810'],
  ['11 1523-4567', '5491115234567'],
  ['interno 34612345678', null],
  ['34612345678 interno', null],
  ['3461234567890123', null],
])('the chat is opened with %s as %s, and with no other number [MSGADM-002]', (phone, digits) => {
  expect(chatDigits(phone)).toBe(digits);
});
