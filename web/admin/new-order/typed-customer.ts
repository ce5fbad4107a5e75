import { normalisedPhone } from '#domain/contact/phone.ts';
import type { DeskField } from './use-desk-form.ts';

/** What was typed to find a customer, as the fields of a new one: digits are the phone, words the name. */
export function typedCustomer(typed: string): Map<DeskField, string> {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return new Map();
  if (/^\+?\d+$/.test(normalisedPhone(text))) return new Map([['phone', text]]);
  const [firstName = '', ...rest] = text.split(' ');
  return new Map([
    ['firstName', firstName],
    ['lastName', rest.join(' ')],
  ]);
}
