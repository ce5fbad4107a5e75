import { oneLine } from '../text/one-line.ts';
import { isValidEmail } from './email.ts';
import { type FieldProblems, type FieldRules, fieldProblems } from './field-problems.ts';
import { EMAIL_LENGTH, MESSAGE_LENGTH, NAME_LENGTH } from './text-lengths.ts';

/** A message from the contact page (CONTACT-006). */
export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly message: string;
};

export type ContactField = keyof ContactMessage;

/** The maximum length of each field. */
export const CONTACT_LENGTHS = {
  name: NAME_LENGTH,
  email: EMAIL_LENGTH,
  phone: 60,
  location: 200,
  message: MESSAGE_LENGTH,
} as const satisfies Record<ContactField, number>;

/** The phone has no required format (CONTACT-007 to CONTACT-014). */
const RULES: FieldRules<ContactField> = {
  name: { isRequired: true, maximum: CONTACT_LENGTHS.name },
  email: { isRequired: true, maximum: CONTACT_LENGTHS.email, isValid: isValidEmail },
  phone: { isRequired: true, maximum: CONTACT_LENGTHS.phone },
  location: { isRequired: true, maximum: CONTACT_LENGTHS.location },
  message: { isRequired: true, maximum: CONTACT_LENGTHS.message },
};

/** The message to send: every field without outer spaces, and all but the message on one line (CONTACT-007). */
export function trimmedMessage(message: ContactMessage): ContactMessage {
  return {
    name: oneLine(message.name),
    email: oneLine(message.email),
    phone: oneLine(message.phone),
    location: oneLine(message.location),
    message: message.message.trim(),
  };
}

export function contactProblems(typed: ContactMessage): FieldProblems<ContactField> {
  return fieldProblems(trimmedMessage(typed), RULES);
}
