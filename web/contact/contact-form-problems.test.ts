import { expect, test } from 'vitest';
import { CONTACT_LENGTHS } from '#schemas/wire/contact-message.ts';
import { CONTACT_FORM_TEXTS, contactFormProblems } from './contact-form-problems.ts';

const message = { name: 'Ana', email: 'ana@mail.com', phone: '1', location: 'Rafaela', message: 'Hola' };

test('a text beyond the limit is a problem, not counting outer spaces [CONTACT-007]', () => {
  const longest = 'x'.repeat(CONTACT_LENGTHS.message);
  expect(contactFormProblems({ ...message, message: `  ${longest}  ` })).toEqual({});
  expect(contactFormProblems({ ...message, message: `${longest}x` })).toEqual({ message: 'too-long' });
  expect(contactFormProblems({ ...message, name: '', phone: '1'.repeat(61) })).toEqual({
    name: 'required',
    phone: 'too-long',
  });
});

test('the text shows the limit [CONTACT-007]', () => {
  expect(CONTACT_FORM_TEXTS.message['too-long']).toBe('El mensaje es muy largo: entran hasta 5.000 letras');
});
