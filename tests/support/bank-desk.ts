import type { WireBankCredit, WireBankMatches } from '#schemas/bank-match-answers.ts';
import { multipartOf } from './photos.ts';
import type { TestShop } from './test-shop.ts';

/** What a desk does with its bank's files, through the API. */
export function bankDesk(shop: TestShop) {
  const matches = async () =>
    (await shop.callAsAdministrator({ url: '/api/payments/matches' })).json<WireBankMatches>();
  const desk = {
    drop: (bytes: Buffer | string, { name = 'movimientos.csv', query = '' } = {}) =>
      shop.callAsAdministrator({
        method: 'POST',
        url: `/api/payments/matches${query}`,
        ...multipartOf(Buffer.from(bytes), { field: 'file', name }),
      }),
    matches,
    credits: async () => (await matches()).credits,
    take: ({ id, options = [] }: WireBankCredit, place = 0) => {
      const option = options[place];
      const { order, paymentId, balance } = option ?? {};
      const given = paymentId === undefined ? { balance } : { paymentId };
      return desk.press(id, 'take', { orderId: order?._id ?? 'nobody', ...given });
    },
    press: (id: string, what: 'take' | 'set-aside' | 'reopen', payload?: object) =>
      shop.callAsAdministrator({
        method: 'POST',
        url: `/api/payments/matches/${id}/${what}`,
        ...(payload && { payload }),
      }),
  };
  return desk;
}
