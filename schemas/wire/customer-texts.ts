import { CHECKOUT_LENGTHS, type CheckoutField } from '#domain/orders/checkout-form.ts';
import type { Customer } from '#domain/orders/order.ts';
import { roomFor } from './room-for.ts';

/** The texts for an invalid phone or email, in the form and in the API (CHECKOUT-027, CHECKOUT-031). */
export const INVALID_CUSTOMER_TEXTS = {
  phone: 'Por favor, introduce un número de teléfono válido.',
  email: 'Por favor, introduce un correo electrónico válido.',
} as const satisfies Partial<Record<keyof Customer, string>>;

/** The texts for too long a field, in the form and in the API. */
export const TOO_LONG_CUSTOMER_TEXTS = {
  firstName: `El nombre es muy largo: ${roomFor(CHECKOUT_LENGTHS.firstName)}.`,
  lastName: `El apellido es muy largo: ${roomFor(CHECKOUT_LENGTHS.lastName)}.`,
  phone: `El teléfono es muy largo: ${roomFor(CHECKOUT_LENGTHS.phone)}.`,
  email: `El correo electrónico es muy largo: ${roomFor(CHECKOUT_LENGTHS.email)}.`,
} as const satisfies Record<CheckoutField, string>;
