import {
  type ContactField,
  type ContactMessage,
  contactProblems,
  trimmedMessage,
} from '#domain/contact/contact-message.ts';
import type { FieldProblem } from '#domain/contact/field-problems.ts';
import { CONTACT_LENGTHS, CONTACT_PROBLEM_TEXTS } from '#schemas/wire/contact-message.ts';
import { formatWholeNumber } from '#web/format.ts';

export type ContactFormProblem = FieldProblem | 'too-long';

const FIELDS = ['name', 'email', 'phone', 'location', 'message'] as const satisfies readonly ContactField[];

/** The problems of a form, by field. Too long a text is reported, never cut. */
export function contactFormProblems(
  typed: ContactMessage,
): Partial<Record<ContactField, ContactFormProblem>> {
  const sent = trimmedMessage(typed);
  const problems: Partial<Record<ContactField, ContactFormProblem>> = { ...contactProblems(typed) };
  for (const field of FIELDS) {
    if (sent[field].length > CONTACT_LENGTHS[field]) problems[field] = 'too-long';
  }
  return problems;
}

export const CONTACT_FORM_TEXTS = {
  name: { ...CONTACT_PROBLEM_TEXTS.name, 'too-long': `El nombre es muy largo: ${room('name')}` },
  email: { ...CONTACT_PROBLEM_TEXTS.email, 'too-long': `El email es muy largo: ${room('email')}` },
  phone: { ...CONTACT_PROBLEM_TEXTS.phone, 'too-long': `El teléfono es muy largo: ${room('phone')}` },
  location: {
    ...CONTACT_PROBLEM_TEXTS.location,
    'too-long': `La dirección es muy larga: ${room('location')}`,
  },
  message: { ...CONTACT_PROBLEM_TEXTS.message, 'too-long': `El mensaje es muy largo: ${room('message')}` },
} as const satisfies Record<ContactField, Record<ContactFormProblem, string>>;

function room(field: ContactField): string {
  return `entran hasta ${formatWholeNumber(CONTACT_LENGTHS[field])} letras`;
}
