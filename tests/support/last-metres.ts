import { expect } from 'vitest';
import { BY_PIECE, type SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireQuoteReceipt } from '#schemas/quote-answers.ts';
import { aPlainThread } from './a-plain-thread.ts';
import { inParallel } from './many-orders.ts';
import { orderThroughApi } from './order-through-api.ts';
import { A_QUOTE, aQuoteLine, tokenOf } from './quote-desk.ts';
import { inThreeDays } from './quotes-at.ts';
import { type ShopClient, shopClient } from './shop-client.ts';
import { inDatabase } from './sound-shop.ts';
import { logInAt } from './upload-photo.ts';

/** By the half metre; amounts are in centimetres. */
const METRE: SaleUnit = { ...BY_PIECE, code: 'MTR', scale: 2, increment: 50, minimum: 50 };

export type QuotedMetres = { readonly orderId: string; readonly token: string };

export type RibbonShop = {
  readonly ribbon: Product;
  readonly client: ShopClient;
  /** Calls the shop as an administrator, and gives the answer's status; 0 where the server ended before it answered. */
  staff(url: string, request: { method: string; path: string; body: object }): Promise<number>;
  /** Sends so many quotes, each with these amounts as lines of its own, each to another customer. */
  quotes(count: number, amounts: readonly number[]): Promise<QuotedMetres[]>;
};

/** A running shop that sells a ribbon by the metre and counted so much of it, in centimetres. */
export async function ribbonShopAt(url: string, counted: number): Promise<RibbonShop> {
  const client = await shopClient(url);
  const product = aPlainThread({ code: null, colours: [], models: [], saleUnit: METRE, bulkOffer: null });
  const ribbon = await client.addProduct(product);
  const headers = { authorization: `Bearer ${await logInAt(url)}`, 'content-type': 'application/json' };
  const shop: RibbonShop = {
    ribbon,
    client,
    async staff(at, { method, path, body }) {
      const request = { method, headers, body: JSON.stringify(body) };
      const answer = await fetch(`${at}/api${path}`, request).catch(() => null);
      await answer?.text().catch(() => null);
      return answer?.status ?? 0;
    },
    quotes(count, amounts) {
      const lines = amounts.map((amount) => aQuoteLine(ribbon, { '': amount }));
      const body = JSON.stringify({ ...A_QUOTE, lines, validUntil: inThreeDays() });
      const customers = Array.from({ length: count }, (_, index) => `34964${String(10_000 + index)}`);
      return inParallel(customers, {
        clients: 4,
        async work(phone) {
          const order = { lines: [{ product: ribbon, quantities: { '': 50 } }], customer: { phone } };
          const { _id: orderId } = await orderThroughApi(url, order);
          const answer = await fetch(`${url}/api/orders/${orderId}/quotes`, {
            method: 'POST',
            headers,
            body,
          });
          expect(answer.status).toBe(201);
          const { link }: WireQuoteReceipt = await answer.json();
          return { orderId, token: tokenOf(link) };
        },
      });
    },
  };
  const lines = [{ _id: ribbon.id, variant: '', counted }];
  expect(await shop.staff(url, { method: 'POST', path: '/stock/counts', body: { lines } })).toBe(200);
  return shop;
}

/** What the only shelf of a shop holds: its sum, what its rows add up to, and what they took for each order. */
export function storedShelf(place: Parameters<typeof inDatabase>[0]) {
  return inDatabase(place, async (db) => {
    const { there } = await db.selectFrom('stock_sums').select('there').executeTakeFirstOrThrow();
    const rows = await db.selectFrom('stock_moves').select(['order_id', 'amount']).execute();
    const taken = new Map<string, number>();
    for (const { order_id, amount } of rows)
      if (order_id !== null) taken.set(order_id, (taken.get(order_id) ?? 0) - amount);
    return { there, rows: rows.reduce((sum, { amount }) => sum + amount, 0), taken };
  });
}

/** Accepts a quote as its customer does, and gives the answer's status; 0 where the server ended before it answered. */
export async function acceptanceAt(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/quotes/${token}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1 }),
  }).catch(() => null);
  await answer?.text().catch(() => null);
  return answer?.status ?? 0;
}
