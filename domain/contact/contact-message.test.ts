import { expect, test } from 'vitest';
import { contactProblems, trimmedMessage } from './contact-message.ts';

const message = {
  name: 'Ana',
  email: 'ana@mail.com',
  phone: 'cualquiera',
  location: 'Esperanza',
  message: 'Hola',
};

test('CONTACT-006 CONTACT-016 DATA-012 a message with its five fields has no problems', () => {
  expect(Object.keys(trimmedMessage(message))).toEqual(['name', 'email', 'phone', 'location', 'message']);
  expect(contactProblems(message)).toEqual({});
});

test.each([
  ['CONTACT-008', { name: ' ' }, { name: 'required' }],
  ['CONTACT-009', { email: '  ' }, { email: 'required' }],
  ['CONTACT-010', { email: 'ana@mail' }, { email: 'invalid' }],
  ['CONTACT-010', { email: ' Ana@mail.com ' }, {}],
  ['CONTACT-011', { phone: '' }, { phone: 'required' }],
  ['CONTACT-014', { phone: '1' }, {}],
  ['CONTACT-012', { location: '' }, { location: 'required' }],
  ['CONTACT-013', { message: '\n' }, { message: 'required' }],
])('CONTACT-007 %s %j gives the problems %j', (_, changes, problems) => {
  expect(contactProblems({ ...message, ...changes })).toEqual(problems);
});

test('CONTACT-007 DATA-014 every field is required', () => {
  const empty = { name: '', email: '', phone: '', location: '', message: '' };
  expect(Object.values(contactProblems(empty))).toEqual(Array(5).fill('required'));
});

test('CONTACT-007 messages are sent without outer spaces', () => {
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
