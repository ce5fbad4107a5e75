import { makePriceList, TWENTY_LESS } from './a-price-list.ts';
import { multipartOf } from './photos.ts';
import type { TestShop } from './test-shop.ts';

/** The calls of the price lists, each of which answers well in this order. */
export async function priceListCalls(shop: TestShop) {
  const list = await makePriceList(shop);
  const url = `/api/price-lists/${list._id}`;
  const links = await shop.callAsAdministrator({
    method: 'POST',
    url: `${url}/links`,
    payload: { forWhom: 'Casa Pérez', contact: 'Norma', until: '2999-12-31' },
  });
  const [link] = links.json().links;
  return {
    'GET /api/price-lists': {},
    'GET /api/price-lists/:id': { url },
    'GET /api/price-lists/:id/prices': { url: `${url}/prices?q=hilo` },
    'POST /api/price-lists/prices': multipartOf(Buffer.from('codigo;precio\nH-1;900\n'), {
      field: 'file',
      name: 'precios.csv',
    }),
    'GET /api/price-lists/:id/terms': { url: `${url}/terms` },
    'POST /api/price-lists': { payload: { ...TWENTY_LESS, name: 'Escuelas' } },
    'PUT /api/price-lists/:id': { url, payload: TWENTY_LESS, headers: { 'if-match': '"1"' } },
    'POST /api/price-lists/:id/links': { url: `${url}/links`, payload: { forWhom: 'Escuela 12' } },
    'GET /api/wholesale': { cookies: { priceList: link.url.split('/').at(-1) } },
    'POST /api/wholesale/leave': {},
    'DELETE /api/price-lists/:id/links/:linkId': { url: `${url}/links/${link._id}` },
    'DELETE /api/price-lists/:id': { url },
  };
}
