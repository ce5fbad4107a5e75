/** The two steps of the cart page. The address names the second one, so that going back works (CHECKOUT-004/005). */
export type CheckoutStep = 'cart' | 'contact';

export const STEP_PARAMETER = 'paso';
export const CONTACT_STEP_SEARCH = `?${STEP_PARAMETER}=contacto`;

const PLACED = 'pedido';

/** The address of a placed order's summary. */
export const PLACED_STEP_SEARCH = `?${STEP_PARAMETER}=${PLACED}`;

export function isPlacedStep(parameter: string | null): boolean {
  return parameter === PLACED;
}

export function stepIn(parameter: string | null): CheckoutStep {
  return parameter === 'contacto' ? 'contact' : 'cart';
}
