import { DEMO_PAYMENTS } from '#config/demo-payments.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import type { WirePayments } from '#schemas/payment-answers.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { tokenOf } from './quote-desk.ts';
import type { TestShop } from './test-shop.ts';

/** What a shop does to be paid, through the API. */
export function paymentDesk(shop: TestShop) {
  const read = async <Answer>(url: string) =>
    (await shop.callAsAdministrator({ url: `/api/${url}` })).json<Answer>();
  const desk = {
    /** Takes transfers to the demo's account, with 5 % off and a deposit of 30 % from $ 50.000 on. */
    async switchOn(change: Partial<Settings['payments']['transfer']> = {}): Promise<void> {
      const { version } = await read<{ version: number }>('store/payments');
      const { transfer, deposit } = DEMO_PAYMENTS;
      const answer = await shop.callAsAdministrator({
        method: 'PUT',
        url: '/api/store/payments',
        headers: { 'if-match': `"${version}"` },
        payload: { transfer: { ...transfer, ...change }, deposit },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    pay: (orderId: string, amount: number, method = 'transferencia') =>
      shop.callAsAdministrator({
        method: 'POST',
        url: `/api/orders/${orderId}/payments`,
        payload: { amount, method, date: '2026-11-20', note: '' },
      }),
    giveBack: (orderId: string, amount: number, key?: string, method = 'efectivo') =>
      shop.callAsAdministrator({
        method: 'POST',
        url: `/api/orders/${orderId}/refunds`,
        payload: { amount, method, date: '2026-11-20', note: '' },
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      }),
    paymentsOf: (orderId: string) => read<WirePayments>(`orders/${orderId}/payments`),
    timelineOf: (orderId: string) => read<WireOrderEntry[]>(`orders/${orderId}/timeline`),
    /** The secret part of the order's link. */
    async tokenOf(orderId: string): Promise<string> {
      return tokenOf((await read<{ link: string }>(`orders/${orderId}/link`)).link);
    },
  };
  return desk;
}
