import { isValidEmail, normalisedEmail } from '../contact/email.ts';
import { type FieldProblems, type FieldRules, fieldProblems } from '../contact/field-problems.ts';
import { isValidPhone, normalisedPhone } from '../contact/phone.ts';
import { EMAIL_LENGTH, NAME_LENGTH } from '../contact/text-lengths.ts';
import { isBlank } from '../text/is-blank.ts';
import type { Customer } from './order.ts';
import { MAX_ORDER_COMMENT } from './order-limits.ts';

/** A customer as typed. */
export type CustomerForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
};

export type CustomerField = keyof CustomerForm;

/** The form as the shopper typed it (CHECKOUT-022), with the note of the order (BUY-009). */
export type CheckoutForm = CustomerForm & { readonly comment: string };

export type CheckoutField = keyof CheckoutForm;

/** The maximum length of each field. */
export const CHECKOUT_LENGTHS = {
  firstName: NAME_LENGTH,
  lastName: NAME_LENGTH,
  phone: 40,
  email: EMAIL_LENGTH,
  comment: MAX_ORDER_COMMENT,
} as const satisfies Record<CheckoutField, number>;

/** The email may be empty (CHECKOUT-023 to CHECKOUT-032). */
const RULES: FieldRules<CustomerField> = {
  firstName: { isRequired: true, maximum: CHECKOUT_LENGTHS.firstName },
  lastName: { isRequired: true, maximum: CHECKOUT_LENGTHS.lastName },
  phone: { isRequired: true, maximum: CHECKOUT_LENGTHS.phone, isValid: isValidPhone },
  email: { isRequired: false, maximum: CHECKOUT_LENGTHS.email, isValid: isValidEmail },
};

/** At the counter a name is enough. */
const DESK_RULES: FieldRules<CustomerField> = {
  ...RULES,
  lastName: { ...RULES.lastName, isRequired: false },
  phone: { ...RULES.phone, isRequired: false },
};

const CHECKOUT_RULES: FieldRules<CheckoutField> = {
  ...RULES,
  comment: { isRequired: false, maximum: CHECKOUT_LENGTHS.comment },
};

export function checkoutProblems(form: CheckoutForm): FieldProblems<CheckoutField> {
  return fieldProblems(form, CHECKOUT_RULES);
}

/** The problems of the customer of an order. */
export function customerProblems(form: CustomerForm): FieldProblems<CustomerField> {
  return fieldProblems(form, RULES);
}

/** The problems of the customer of an order that the shop takes itself, by phone or at the counter. */
export function deskCustomerProblems(form: CustomerForm): FieldProblems<CustomerField> {
  return fieldProblems(form, DESK_RULES);
}

/** Whether COMPRAR is enabled (CHECKOUT-034). */
export function canOrder(form: CheckoutForm, cart: readonly unknown[]): boolean {
  return cart.length > 0 && Object.keys(checkoutProblems(form)).length === 0;
}

/** The customer of an order, from a form without problems. */
export function customerOf({ firstName, lastName, phone, email }: CustomerForm): Customer {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: normalisedPhone(phone),
    email: isBlank(email) ? '' : normalisedEmail(email.trim()),
  };
}

/** What a shopper wrote, as it is kept; '' if it shows nothing. */
export function sentComment(typed: string): string {
  return isBlank(typed) ? '' : typed.trim();
}
