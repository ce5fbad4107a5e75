import type { WirePaymentMeans } from '#schemas/payment-answers.ts';
import type { Context } from '#server/kernel/context.ts';

/** What a customer may know of how the shop is paid (PAY-007). */
export function paymentMeans({ store }: Pick<Context, 'store'>): WirePaymentMeans {
  const { transfer, deposit } = store.payments;
  const { isOn: takesTransfers, ...account } = transfer;
  const { isOn: asksDeposit, ...asked } = deposit;
  return {
    transfer: takesTransfers ? account : null,
    deposit: takesTransfers && asksDeposit ? asked : null,
  };
}
