/** How a customer pays, as it is stored and as screens write it. */
export const PAYMENT_METHOD_LABELS = {
  efectivo: 'Efectivo',
  transferencia: 'Transferencia',
  tarjeta: 'Tarjeta',
  'mercado-pago': 'Mercado Pago',
  otro: 'Otro',
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABELS;

export const PAYMENT_METHODS = Object.keys(PAYMENT_METHOD_LABELS).filter(
  (method): method is PaymentMethod => method in PAYMENT_METHOD_LABELS,
);
