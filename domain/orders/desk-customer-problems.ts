import { type FieldProblems, type FieldRules, fieldProblems } from '../contact/field-problems.ts';
import { CHECKOUT_RULES, type CheckoutField, type CheckoutForm } from './checkout-form.ts';

/** At the counter a name is enough. */
const DESK_RULES: FieldRules<CheckoutField> = {
  ...CHECKOUT_RULES,
  lastName: { ...CHECKOUT_RULES.lastName, isRequired: false },
  phone: { ...CHECKOUT_RULES.phone, isRequired: false },
};

/** The problems of the customer of an order that the shop takes itself, by phone or at the counter. */
export function deskCustomerProblems(form: CheckoutForm): FieldProblems<CheckoutField> {
  return fieldProblems(form, DESK_RULES);
}
