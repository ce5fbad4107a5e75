import type { WirePriceList, WirePriceListRequest } from '#schemas/wholesale.ts';
import { ADMINISTRATOR } from './running-server.ts';

/** Makes a price list of a running shop and one of its links, over HTTP. Returns the link's path. */
export async function listLink(url: string, list: WirePriceListRequest, forWhom: string): Promise<string> {
  const call = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { token } = await call('/login', ADMINISTRATOR);
  const { _id } = await call('/price-lists', list, token);
  const { links }: WirePriceList = await call(`/price-lists/${_id}/links`, { forWhom }, token);
  return new URL(links[0]?.url ?? '').pathname;
}
