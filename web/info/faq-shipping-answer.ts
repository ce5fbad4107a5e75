/** Shipping is never priced online: it is always 'A confirmar'. */
export const SHIPPING_COST_ANSWER =
  'El costo depende del destino y del peso: te lo decimos al contactarte, antes de despachar.';
