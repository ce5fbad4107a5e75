import type { CheckoutField } from '#domain/orders/checkout-form.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import type { CartHandle } from '#web/cart/use-cart.ts';
import type { FormDraft } from '#web/ui/form-draft.ts';

/** Brings the cart up to date after a refusal. Resolves to whether it is. */
type Mend = (problem: ApiProblem, cart: CartHandle) => Promise<boolean>;

/** What the cart's page hands over to the cards of waiting orders. */
export type CheckoutOfCart = {
  readonly draft: FormDraft<CheckoutField>;
  /** The search of the second step's address. */
  readonly contactStep: string;
  readonly fetchLate: () => Promise<{ cureFor(problem: ApiProblem): { readonly mend?: Mend } }>;
};
