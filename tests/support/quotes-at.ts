import { expect } from 'vitest';
import type { WireAcceptance, WireQuoteReceipt } from '#schemas/quote-answers.ts';
import { aPlainThread } from './a-plain-thread.ts';
import { orderThroughApi } from './order-through-api.ts';
import { A_QUOTE, aQuoteLine, tokenOf } from './quote-desk.ts';
import { shopClient } from './shop-client.ts';
import { inDatabase } from './sound-shop.ts';
import { logInAt } from './upload-photo.ts';

/** Sends quotes at a running server, each for an order of its own, and gives their tokens. */
export async function quotesSentAt(url: string, count: number): Promise<string[]> {
  const product = await (await shopClient(url)).addProduct(aPlainThread({ code: null }));
  const headers = { authorization: `Bearer ${await logInAt(url)}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...A_QUOTE, lines: [aQuoteLine(product)], validUntil: inThreeDays() });
  const tokens: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { _id } = await orderThroughApi(url, { lines: [{ product, quantities: { Rojo: 12 } }] });
    const answer = await fetch(`${url}/api/orders/${_id}/quotes`, { method: 'POST', headers, body });
    expect(answer.status).toBe(201);
    const { link }: WireQuoteReceipt = await answer.json();
    tokens.push(tokenOf(link));
  }
  return tokens;
}

/** Accepts a quote as its customer does; `null` where the server ended before it answered. */
export async function acceptedAt(url: string, token: string): Promise<WireAcceptance | null> {
  try {
    const answer = await fetch(`${url}/api/quotes/${token}/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1 }),
    });
    expect(answer.status).toBe(200);
    return await answer.json();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

type Place = Parameters<typeof inDatabase>[0];

/** What the database has of each acceptance: its moment, its order's state, and how often it was told. */
export function storedAcceptances(place: Place) {
  return inDatabase(place, async (db) => {
    const rows = await db
      .selectFrom('quotes')
      .innerJoin('orders', 'orders.id', 'quotes.order_id')
      .select(({ selectFrom, fn }) => [
        'quotes.token',
        'quotes.accepted_at as at',
        'orders.quote_state as state',
        selectFrom('order_entries')
          .select(fn.countAll<number>().as('count'))
          .whereRef('order_entries.order_id', '=', 'quotes.order_id')
          .where('order_entries.kind', '=', 'quote-accepted')
          .as('entries'),
        selectFrom('outbox')
          .select(fn.countAll<number>().as('count'))
          .whereRef('outbox.subject_id', '=', 'quotes.id')
          .where('outbox.kind', '=', 'quote-accepted')
          .as('notices'),
      ])
      .execute();
    return new Map(rows.map(({ token, ...acceptance }) => [token, acceptance]));
  });
}

/** A day at the shop, as quotes name it. */
export function inThreeDays(): string {
  return new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
}
