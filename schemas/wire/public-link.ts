/** The customer's page of a quote. `origin` has no slash at the end. */
export function quoteLink(origin: string, token: string): string {
  return `${origin}/presupuesto/${token}`;
}

/** The customer's page of an order. */
export function orderPageLink(origin: string, token: string): string {
  return `${origin}/pedido/${token}`;
}
