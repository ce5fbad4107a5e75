import type { LightMyRequestResponse } from 'fastify';
import type { Product } from '#domain/products/product.ts';
import type { WireNewPriceBatch, WirePriceRule } from '#schemas/price-change.ts';
import type {
  WirePriceBatch,
  WirePriceBatchDetail,
  WirePriceBatchReceipt,
  WirePricePreview,
  WirePrices,
  WirePriceUndo,
} from '#schemas/price-change-answers.ts';
import type { Engine } from '#server/db/connect.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** A shop with shortcuts for its price changes, for an administrator. */
export type PriceDesk = TestShop & {
  preview(rule: Partial<WirePriceRule>): Promise<WirePricePreview>;
  send(batch: Partial<WireNewPriceBatch>, key?: string): Promise<LightMyRequestResponse>;
  /** Previews a rule and applies its rows. */
  apply(rule: Partial<WirePriceRule>, rest?: Partial<WireNewPriceBatch>): Promise<WirePriceBatchReceipt>;
  undo(id: string, ids?: readonly string[]): Promise<WirePriceUndo>;
  history(query?: string): Promise<WirePriceBatch[]>;
  detail(id: string): Promise<WirePriceBatchDetail>;
  /** As the API shows a product now. */
  priceOf(id: string): Promise<WirePrices & { offer: boolean }>;
  setPrice(id: string, price: string): Promise<number>;
};

export const TEN_PERCENT = { by: 'percent', value: '10', on: 'price' } as const;

export async function openPriceDesk(engine: Engine, products: readonly Product[]): Promise<PriceDesk> {
  return priceDeskOf(await openTestShop(engine, { products }));
}

export function priceDeskOf(shop: TestShop): PriceDesk {
  const post = (url: string, payload: object, headers = {}) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api/price-changes${url}`, payload, headers });
  const get = async (url: string) => (await shop.callAsAdministrator({ url })).json();
  const desk: PriceDesk = {
    ...shop,
    preview: async (rule) => (await post('/preview', { change: TEN_PERCENT, ...rule })).json(),
    send: (batch, key) => post('', batch, key === undefined ? {} : { 'idempotency-key': key }),
    async apply(rule, rest = {}) {
      const { rows } = await desk.preview(rule);
      const changed = rows
        .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
        .map(({ _id, version, after }) => ({ _id, version, ...after }));
      const answer = await desk.send({ rows: changed, ...rest });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },
    undo: async (id, ids) => (await post(`/${id}/undo`, ids === undefined ? {} : { ids })).json(),
    history: (query = '') => get(`/api/price-changes${query}`),
    detail: (id) => get(`/api/price-changes/${id}`),
    async priceOf(id) {
      const { offer, data } = await get(`/api/items/${id}`);
      const { price, wholesalePrice } = data.items[0];
      return { price, wholesalePrice, offer };
    },
    async setPrice(id, price) {
      const { _id, ...product } = await get(`/api/items/${id}`);
      product.data.items[0].price = price;
      const answer = await shop.callAsAdministrator({
        method: 'PUT',
        url: `/api/items/${id}`,
        payload: product,
      });
      return answer.statusCode;
    },
  };
  return desk;
}
