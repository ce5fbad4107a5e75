import { isValidEmail } from './email.ts';
import { type FieldProblems, type FieldRules, fieldProblems } from './field-problems.ts';

/** A message from the contact page (CONTACT-006). */
export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly message: string;
};

export type ContactField = keyof ContactMessage;

/** The phone has no required format (CONTACT-007 to CONTACT-014). */
const RULES: FieldRules<ContactField> = {
  name: { isRequired: true },
  email: { isRequired: true, isValid: isValidEmail },
  phone: { isRequired: true },
  location: { isRequired: true },
  message: { isRequired: true },
};

/** The message to send: every field without outer spaces (CONTACT-007). */
export function trimmedMessage(message: ContactMessage): ContactMessage {
  return {
    name: message.name.trim(),
    email: message.email.trim(),
    phone: message.phone.trim(),
    location: message.location.trim(),
    message: message.message.trim(),
  };
}

export function contactProblems(typed: ContactMessage): FieldProblems<ContactField> {
  return fieldProblems(trimmedMessage(typed), RULES);
}
