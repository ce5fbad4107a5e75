import type { PaymentMeans } from '#schemas/store/texts-area.ts';

export const PAYMENT_MEANS_LABELS = {
  cash: 'Efectivo',
  transfer: 'Transferencia',
  debit: 'Débito',
  credit: 'Crédito',
} as const satisfies Record<PaymentMeans, string>;
