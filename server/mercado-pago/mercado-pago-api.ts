import { z } from 'zod';
import { type Centavos, centavos, MAX_CENTAVOS, ZERO } from '#domain/money/centavos.ts';
import type { GatewayPayment } from '#domain/payments/gateway-payment.ts';
import { Refusal } from '#server/kernel/errors.ts';

/** How Mercado Pago is asked. The token is in no message, log or error. */
export type Gateway = {
  readonly url: string;
  readonly accessToken: string;
  /** Ends what is asked, as when the process ends. */
  readonly signal?: AbortSignal | undefined;
};

/** It could not be asked, or answered something else. `retryAfterMs` is how long it wants to be left alone. */
export class GatewayFault extends Error {
  readonly status: number | null;
  readonly retryAfterMs: number;

  constructor(status: number | null, retryAfterMs = 0) {
    super(`Mercado Pago: ${status ?? 'no answer'}`);
    this.name = 'GatewayFault';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_LETTERS = 1_000_000;
const PAGE = 50;
const MAX_WAIT_MS = 3_600_000;

const preferenceAnswer = z.object({ init_point: z.url() });

const number = z.number().nullish();
const paymentAnswer = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  status_detail: z.string().nullish(),
  live_mode: z.boolean().nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: number,
  currency_id: z.string(),
  date_created: z.string().nullish(),
  date_last_updated: z.string().nullish(),
});

const searchAnswer = z.object({
  paging: z.object({ total: z.number() }),
  results: z.array(paymentAnswer),
});

export type Preference = {
  readonly reference: string;
  readonly title: string;
  readonly amount: Centavos;
  /** Epoch ms. */
  readonly expiresAt: number;
  /** Where the customer comes back to, and where notices go. */
  readonly backUrl: string;
  readonly noticesUrl: string;
  readonly idempotencyKey: string;
};

/** Makes a preference, or gives the first one of that key. Returns where it is paid. @throws GatewayFault · Refusal */
export async function createPreference(gateway: Gateway, preference: Preference): Promise<string> {
  const { reference, title, amount, expiresAt, backUrl, noticesUrl, idempotencyKey } = preference;
  const body = {
    items: [{ id: reference, title, quantity: 1, currency_id: 'ARS', unit_price: amount / 100 }],
    external_reference: reference,
    expires: true,
    expiration_date_to: new Date(expiresAt).toISOString(),
    back_urls: { success: backUrl, pending: backUrl, failure: backUrl },
    // Mercado Pago calls public addresses alone. Else it sends each notice in its old form too, which is not signed.
    ...(noticesUrl.startsWith('https:') && { notification_url: `${noticesUrl}?source_news=webhooks` }),
  };
  const { init_point: url } = await asked(gateway, '/checkout/preferences', preferenceAnswer, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-idempotency-key': idempotencyKey },
    body: JSON.stringify(body),
  });
  if (!isPaidThere(url, gateway)) throw new GatewayFault(200);
  return url;
}

/** `null` where there is no such payment. @throws GatewayFault */
export async function findGatewayPayment(gateway: Gateway, id: string): Promise<GatewayPayment | null> {
  try {
    return gatewayPayment(await asked(gateway, `/v1/payments/${encodeURIComponent(id)}`, paymentAnswer));
  } catch (error) {
    if (error instanceof GatewayFault && error.status === 404) return null;
    throw error;
  }
}

/** All payments of what was asked. @throws GatewayFault */
export async function gatewayPaymentsOf(gateway: Gateway, reference: string): Promise<GatewayPayment[]> {
  const found: GatewayPayment[] = [];
  for (;;) {
    const query = new URLSearchParams({
      external_reference: reference,
      limit: `${PAGE}`,
      offset: `${found.length}`,
    });
    const { paging, results } = await asked(gateway, `/v1/payments/search?${query}`, searchAnswer);
    found.push(...results.map(gatewayPayment));
    if (results.length === 0 || found.length >= paging.total) return found;
  }
}

async function asked<Answer>(
  { url, accessToken, signal }: Gateway,
  path: string,
  schema: z.ZodType<Answer>,
  request: RequestInit & { readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    // A redirect could lead the token to another server.
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal === undefined ? [] : [signal])]),
  }).catch(() => null);
  if (answer === null) throw new GatewayFault(null);
  const text = await answer.text().catch(() => null);
  if (!answer.ok) throw new GatewayFault(answer.status, waitOf(answer.headers));
  if (text === null || text.length > MAX_ANSWER_LETTERS) throw new GatewayFault(null);
  const { success, data } = schema.safeParse(jsonOf(text));
  if (!success) throw new GatewayFault(answer.status);
  return data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function waitOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? '0');
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), MAX_WAIT_MS) : 0;
}

function gatewayPayment(answer: z.output<typeof paymentAnswer>): GatewayPayment {
  const changed = Date.parse(answer.date_last_updated ?? answer.date_created ?? '');
  return {
    id: answer.id,
    reference: answer.external_reference ?? '',
    status: answer.status,
    statusDetail: answer.status_detail ?? '',
    isLive: answer.live_mode ?? true,
    amount: inCentavos(answer.transaction_amount),
    refunded: inCentavos(answer.transaction_amount_refunded ?? 0) ?? ZERO,
    currency: answer.currency_id,
    changedAt: Number.isNaN(changed) ? 0 : changed,
  };
}

/** `null` for what is finer than a centavo, or beyond all sums. */
function inCentavos(pesos: number): Centavos | null {
  const whole = Math.round(pesos * 100);
  const isExact = Math.abs(whole / 100 - pesos) < 1e-9 && Math.abs(whole) <= MAX_CENTAVOS;
  return isExact ? centavos(whole) : null;
}

/** Customers are led to Mercado Pago and nowhere else; for tests, to where it is played. */
function isPaidThere(url: string, gateway: Gateway): boolean {
  const { protocol, hostname, origin } = new URL(url);
  if (origin === new URL(gateway.url).origin) return true;
  return protocol === 'https:' && /(?:^|\.)mercadopago\.com(?:\.[a-z]{2})?$/.test(hostname);
}

/** What a person is told where it can't be asked. */
export function unreachable(error: unknown): never {
  if (error instanceof GatewayFault) throw new Refusal('gateway-unreachable');
  throw error;
}
