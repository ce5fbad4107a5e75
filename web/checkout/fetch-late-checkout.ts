/** The code that only a filled-in form needs. Its page fetches it before COMPRAR can be pressed. */
export const fetchLateCheckout = () => import('./late-checkout.ts');

export type LateCheckout = Awaited<ReturnType<typeof fetchLateCheckout>>;
