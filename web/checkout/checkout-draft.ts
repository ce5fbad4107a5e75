import type { CheckoutField } from '#domain/orders/checkout-form.ts';
import type { FormDraft } from '#web/ui/form-draft.ts';

export const CHECKOUT_DRAFT: FormDraft<CheckoutField> = {
  storageKey: 'hilvan:checkout-draft',
  fields: ['firstName', 'lastName', 'phone', 'email'],
};
