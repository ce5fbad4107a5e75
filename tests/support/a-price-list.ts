import type { WirePriceList, WirePriceListRequest } from '#schemas/wholesale.ts';
import type { TestShop } from './test-shop.ts';

/** A list of 20 % less for everything, unless it says otherwise. */
export const TWENTY_LESS: WirePriceListRequest = {
  name: 'Talleres',
  rules: [{ percent: '20' }],
  conditions: 'Pago a 15 días con factura.',
};

/** Makes a price list. */
export async function makePriceList(
  shop: TestShop,
  list: WirePriceListRequest = TWENTY_LESS,
): Promise<WirePriceList> {
  const answer = await shop.callAsAdministrator({ method: 'POST', url: '/api/price-lists', payload: list });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** Makes a link of a list, and returns its token. */
export async function makeListLink(
  shop: TestShop,
  list: Pick<WirePriceList, '_id'>,
  link: { forWhom: string; until?: string } = { forWhom: 'Casa Pérez' },
): Promise<string> {
  const url = `/api/price-lists/${list._id}/links`;
  const answer = await shop.callAsAdministrator({ method: 'POST', url, payload: link });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const [made] = answer.json<WirePriceList>().links;
  return made?.url.split('/').at(-1) ?? '';
}
