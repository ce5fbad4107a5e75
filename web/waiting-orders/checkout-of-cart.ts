import type { CheckoutField } from '#domain/orders/checkout-form.ts';
import type { fetchLateCheckout } from '#web/checkout/fetch-late-checkout.ts';
import type { FormDraft } from '#web/ui/form-draft.ts';

/**
 * What the cart's page hands over to the cards of waiting orders. A module that both imported would be a file of its
 * own, and so one request more in the page's first view.
 */
export type CheckoutOfCart = {
  readonly draft: FormDraft<CheckoutField>;
  /** The search of the second step's address. */
  readonly contactStep: string;
  readonly fetchLate: typeof fetchLateCheckout;
};
