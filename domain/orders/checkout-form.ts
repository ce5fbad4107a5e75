import { isValidEmail, normalisedEmail } from '../contact/email.ts';
import { type FieldProblems, type FieldRules, fieldProblems } from '../contact/field-problems.ts';
import { isValidPhone, normalisedPhone } from '../contact/phone.ts';
import { EMAIL_LENGTH, NAME_LENGTH } from '../contact/text-lengths.ts';
import { isBlank } from '../text/is-blank.ts';
import { oneLine } from '../text/one-line.ts';
import type { Customer } from './order.ts';

/** The form as the shopper typed it (CHECKOUT-022). */
export type CheckoutForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
};

export type CheckoutField = keyof CheckoutForm;

/** The maximum length of each field. */
export const CHECKOUT_LENGTHS = {
  firstName: NAME_LENGTH,
  lastName: NAME_LENGTH,
  phone: 40,
  email: EMAIL_LENGTH,
} as const satisfies Record<CheckoutField, number>;

/** The email may be empty (CHECKOUT-023 to CHECKOUT-032). */
export const CHECKOUT_RULES: FieldRules<CheckoutField> = {
  firstName: { isRequired: true, maximum: CHECKOUT_LENGTHS.firstName },
  lastName: { isRequired: true, maximum: CHECKOUT_LENGTHS.lastName },
  phone: { isRequired: true, maximum: CHECKOUT_LENGTHS.phone, isValid: isValidPhone },
  email: { isRequired: false, maximum: CHECKOUT_LENGTHS.email, isValid: isValidEmail },
};

export function checkoutProblems(form: CheckoutForm): FieldProblems<CheckoutField> {
  return fieldProblems(form, CHECKOUT_RULES);
}

/** Whether COMPRAR is enabled (CHECKOUT-034). */
export function canOrder(form: CheckoutForm, cart: readonly unknown[]): boolean {
  return cart.length > 0 && Object.keys(checkoutProblems(form)).length === 0;
}

/** The customer of an order, from a form without problems. */
export function customerOf({ firstName, lastName, phone, email }: CheckoutForm): Customer {
  return {
    firstName: oneLine(firstName),
    lastName: oneLine(lastName),
    phone: normalisedPhone(phone),
    email: isBlank(email) ? '' : normalisedEmail(email.trim()),
  };
}
