import type { Customer } from '../orders/order.ts';
import { isValidEmail, normalisedEmail } from './email.ts';
import { isValidPhone, normalisedPhone } from './phone.ts';

/** What the shopper typed (CHECKOUT-022). */
export type CheckoutForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
};

export type CheckoutField = keyof CheckoutForm;
export type CheckoutProblem = 'required' | 'invalid';
export type CheckoutProblems = Readonly<Partial<Record<CheckoutField, CheckoutProblem>>>;

/** What keeps the form from being sent, by field; an empty email is fine (CHECKOUT-023 to CHECKOUT-032). */
export function checkoutProblems({ firstName, lastName, phone, email }: CheckoutForm): CheckoutProblems {
  return {
    ...(isBlank(firstName) && { firstName: 'required' }),
    ...(isBlank(lastName) && { lastName: 'required' }),
    ...(isBlank(phone) && { phone: 'required' }),
    ...(!isBlank(phone) && !isValidPhone(phone) && { phone: 'invalid' }),
    ...(!isBlank(email) && !isValidEmail(email) && { email: 'invalid' }),
  };
}

/** Whether COMPRAR is enabled (CHECKOUT-034). */
export function canOrder(form: CheckoutForm, cart: readonly unknown[]): boolean {
  return cart.length > 0 && Object.keys(checkoutProblems(form)).length === 0;
}

/** The customer of an order, from a form without problems. */
export function customerOf({ firstName, lastName, phone, email }: CheckoutForm): Customer {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: normalisedPhone(phone),
    email: normalisedEmail(email.trim()),
  };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
