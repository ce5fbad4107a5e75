import { isValidEmail } from '../contact/email.ts';
import { EMAIL_LENGTH, MESSAGE_LENGTH, NAME_LENGTH } from '../contact/text-lengths.ts';

export const WITHDRAWAL_STATES = ['pending', 'accepted', 'rejected'] as const;

export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export const WITHDRAWAL_STATE_LABELS: Record<WithdrawalState, string> = {
  pending: 'Sin responder',
  accepted: 'Aceptado',
  rejected: 'Rechazado',
};

/** What a person types who takes a purchase back. */
export type WithdrawalRequest = {
  readonly name: string;
  /** A phone or an email. */
  readonly contact: string;
  /** '' when it is not known. */
  readonly orderNumber: string;
  readonly text: string;
};

/** The longest texts, in letters. */
export const WITHDRAWAL_LENGTHS = {
  name: NAME_LENGTH,
  contact: EMAIL_LENGTH,
  orderNumber: 20,
  text: MESSAGE_LENGTH,
  answer: MESSAGE_LENGTH,
} as const;

const FEWEST_PHONE_DIGITS = 6;

/** How the person can be reached by a contact; `null` for a text that is neither an email nor a phone. */
export function contactKind(contact: string): 'email' | 'phone' | null {
  if (contact.includes('@')) return isValidEmail(contact.trim()) ? 'email' : null;
  return contact.replace(/\D/g, '').length >= FEWEST_PHONE_DIGITS ? 'phone' : null;
}

/** The one number that an order is called by: 'N.º 17', '#1.017'; `null` where there is none or several, such as a date. */
export function namedOrder(typed: string): number | null {
  const [number, ...others] = typed.match(/\d+(?:\.\d{3})*/g) ?? [];
  const digits = number?.replaceAll('.', '') ?? '';
  return digits === '' || digits.length > 9 || others.length > 0 ? null : Number(digits);
}
