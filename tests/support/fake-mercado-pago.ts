import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const ACCESS_TOKEN = 'APP_USR-1923000000000000-112026-c4s4h1lv4n-t0k3n-4821';
export const WEBHOOK_SECRET = 'f1rm4-d3-c4s4-h1lv4n-1923-7c0e';

export type FakePayment = {
  id: string;
  external_reference: string;
  status: string;
  status_detail?: string;
  live_mode: boolean;
  transaction_amount: number;
  transaction_amount_refunded: number;
  currency_id: string;
  date_last_updated: string;
};

type Preference = {
  readonly reference: string;
  readonly amount: number;
  readonly expiresAt: string;
  readonly noticesUrl?: string;
};

/** How it lies; each can be changed while it runs. */
export type Lies = {
  /** Creates what it is asked for and then breaks the connection, so many times. */
  lostAnswers: number;
  /** Answers 429 to so many calls. */
  busy: number;
  /** Of so many answers about one payment, one is older than the last; 0 for none. */
  stale: number;
  /** Takes what it is asked and never answers. */
  silent: boolean;
  /** Where it leads customers instead. */
  leadsTo: string | null;
};

/**
 * Mercado Pago on loopback, by its published contract: preferences once for each idempotency key, payments by id and by
 * reference. What was paid there is decided by the test, which then compares the shop's books with its own.
 */
export async function fakeMercadoPago() {
  const preferences = new Map<string, Preference>();
  const payments = new Map<string, FakePayment>();
  /** Each as it was before its last change. */
  const earlier = new Map<string, FakePayment>();
  const lies: Lies = { lostAnswers: 0, busy: 0, stale: 0, silent: false, leadsTo: null };
  const asked: string[] = [];
  let clock = Date.UTC(2026, 10, 20, 21, 0);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    asked.push(`${request.method} ${pathname}`);
    const send = (status: number, body: object, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    if (pathname === '/checkout/v1/redirect')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Mercado Pago</h1>');
    if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`)
      return void send(401, { message: 'invalid_token' });
    if (lies.silent) return;
    if (lies.busy > 0) {
      lies.busy -= 1;
      return void send(429, { message: 'too many requests' }, { 'retry-after': '30' });
    }
    if (request.method === 'POST' && pathname === '/checkout/preferences') {
      const preference = JSON.parse(await text(request));
      const key = String(request.headers['x-idempotency-key']);
      if (!preferences.has(key))
        preferences.set(key, {
          reference: preference.external_reference,
          amount: preference.items[0].unit_price,
          expiresAt: preference.expiration_date_to,
          noticesUrl: preference.notification_url,
        });
      if (lies.lostAnswers > 0) {
        lies.lostAnswers -= 1;
        return void response.destroy();
      }
      return void send(201, {
        id: key,
        init_point: lies.leadsTo ?? `${url}/checkout/v1/redirect?pref_id=${key}`,
      });
    }
    const [, id] = /^\/v1\/payments\/(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined) {
      const isStale = lies.stale > 0 && asked.length % lies.stale === 0;
      const payment = (isStale ? earlier.get(id) : undefined) ?? payments.get(id);
      return void (payment === undefined
        ? send(404, { message: 'not found' })
        : send(200, { ...payment, id: Number(id) }));
    }
    if (pathname === '/v1/payments/search') {
      const all = [...payments.values()].filter(
        ({ external_reference }) => external_reference === searchParams.get('external_reference'),
      );
      const offset = Number(searchParams.get('offset'));
      const results = all.slice(offset, offset + Number(searchParams.get('limit')));
      return void send(200, { paging: { total: all.length, limit: 50, offset }, results });
    }
    send(404, { message: 'not found' });
  }

  return {
    url,
    lies,
    asked,
    preferences,
    payments,
    /** Pays, as a customer or a bank decides; returns the payment's id. */
    pay(external_reference: string, change: Partial<FakePayment> & { transaction_amount: number }): string {
      const id = `${1_340_000_000 + payments.size}`;
      clock += 1000;
      payments.set(id, {
        id,
        external_reference,
        status: 'approved',
        live_mode: true,
        transaction_amount_refunded: 0,
        currency_id: 'ARS',
        date_last_updated: new Date(clock).toISOString(),
        ...change,
      });
      return id;
    },
    change(id: string, change: Partial<FakePayment>): void {
      const payment = payments.get(id);
      clock += 1000;
      if (payment) earlier.set(id, { ...payment });
      if (payment) Object.assign(payment, { date_last_updated: new Date(clock).toISOString() }, change);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A notice of a payment as Mercado Pago signs it, or as a stranger would. */
export function noticeOf(
  id: string,
  { secret = WEBHOOK_SECRET, requestId = `aviso-${id}`, ts = '1763672400' } = {},
) {
  const manifest = `id:${id.toLowerCase()};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  return {
    method: 'POST' as const,
    url: `/api/mercadopago/notices?data.id=${encodeURIComponent(id)}&type=payment`,
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
    payload: { action: 'payment.updated', type: 'payment', data: { id } },
  };
}
