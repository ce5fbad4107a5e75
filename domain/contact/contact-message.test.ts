import { expect, test } from 'vitest';
import { CONTACT_LENGTHS, contactProblems, trimmedMessage } from './contact-message.ts';

const message = {
  name: 'Ana',
  email: 'ana@mail.com',
  phone: 'cualquiera',
  location: 'Esperanza',
  message: 'Hola',
};

test('a message with its five fields has no problems [CONTACT-006 CONTACT-016 DATA-012]', () => {
  expect(Object.keys(trimmedMessage(message))).toEqual(['name', 'email', 'phone', 'location', 'message']);
  expect(contactProblems(message)).toEqual({});
});

test.each([
  ['[CONTACT-007 CONTACT-008]', { name: ' ' }, { name: 'required' }],
  ['[CONTACT-007 CONTACT-009]', { email: '  ' }, { email: 'required' }],
  ['[CONTACT-007 CONTACT-010]', { email: 'ana@mail' }, { email: 'invalid' }],
  ['[CONTACT-007 CONTACT-010]', { email: ' Ana@mail.com ' }, {}],
  ['[CONTACT-007 CONTACT-011]', { phone: '' }, { phone: 'required' }],
  ['[CONTACT-007 CONTACT-014]', { phone: '1' }, {}],
  ['[CONTACT-007 CONTACT-012]', { location: '' }, { location: 'required' }],
  ['[CONTACT-007 CONTACT-013]', { message: '\n' }, { message: 'required' }],
  ['[CONTACT-007 CONTACT-008]', { name: '\u200b\u2060' }, { name: 'required' }],
])('$1 gives the problems $2 $0', (_, changes, problems) => {
  expect(contactProblems({ ...message, ...changes })).toEqual(problems);
});

test('a text beyond the limit is a problem, not counting outer spaces [CONTACT-007]', () => {
  const longest = 'x'.repeat(CONTACT_LENGTHS.message);
  expect(contactProblems({ ...message, message: `  ${longest}  ` })).toEqual({});
  expect(contactProblems({ ...message, message: `${longest}x` })).toEqual({ message: 'too-long' });
  expect(contactProblems({ ...message, name: '', phone: '1'.repeat(61) })).toEqual({
    name: 'required',
    phone: 'too-long',
  });
});

test('every field is required [CONTACT-007 DATA-014]', () => {
  const empty = { name: '', email: '', phone: '', location: '', message: '' };
  expect(Object.values(contactProblems(empty))).toEqual(Array(5).fill('required'));
});

test('messages are sent without outer spaces [CONTACT-007]', () => {
  expect(trimmedMessage({ ...message, name: ' Ana ', message: ' Hola a todos\n' })).toEqual({
    ...message,
    message: 'Hola a todos',
  });
});

test.each(['name', 'email', 'phone', 'location', 'message'] as const)(
  'what is sent as %s has no outer spaces [CONTACT-007]',
  (field) => {
    expect(trimmedMessage({ ...message, [field]: ` ${message[field]}\n` })).toEqual(message);
  },
);
