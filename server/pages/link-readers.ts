import type { FastifyRequest } from 'fastify';
import { tokenParams } from '#schemas/quote.ts';
import { publicQuoteToWire } from '#schemas/wire/quote-to-wire.ts';
import { isPreviewer } from '#server/http/is-previewer.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { onlinePayment } from '#server/mercado-pago/online-payment.ts';
import { findLinkedOrder } from '#server/orders/find-linked-order.ts';
import { linkedPayment, type PaidLink } from '#server/payments/linked-payment.ts';
import { markQuoteSeen } from '#server/quotes/answer-quote.ts';
import { quoteByToken } from '#server/quotes/read-quotes.ts';
import type { LinkReader, PaidOrder, PaidQuote } from '#web/context.ts';
import type { LinkLimit } from './link-limit.ts';
import { siteOf } from './page-request.ts';

/** What the pages behind customers' links read, on behalf of the request that asks for the page. */
export function createLinkReaders(limited: LinkLimit): (request: FastifyRequest) => LinkReader {
  return (request) => ({
    order: (token) => limited(request, async () => (canBeToken(token) ? openedOrder(request, token) : null)),
    quote: (token) => limited(request, async () => (canBeToken(token) ? openedQuote(request, token) : null)),
  });
}

/** PostgreSQL can't look for a text with NUL, such as '%00'. */
function canBeToken(token: string): boolean {
  return tokenParams.safeParse({ token }).success;
}

async function openedOrder(request: FastifyRequest, token: string): Promise<PaidOrder | null> {
  const verbs = request.verbs();
  const order = await findLinkedOrder(verbs, { token, origin: siteOf(request) });
  return order && { ...order, ...(await payable(verbs, { orderToken: token })) };
}

async function payable(verbs: Context, link: PaidLink): Promise<Pick<PaidOrder, 'payment'>> {
  const payment = await linkedPayment(verbs, link);
  return payment === null ? {} : { payment };
}

/** The quote of a token, which counts as seen from now on if its customer's browser asks for it. */
async function openedQuote(request: FastifyRequest, token: string): Promise<PaidQuote | null> {
  const verbs = request.verbs();
  try {
    const shown = await quoteByToken(verbs, token);
    if (request.method === 'GET' && !isPreviewer(request.headers)) await noteSeen(request, token);
    const quote = publicQuoteToWire(shown, { origin: siteOf(request), now: verbs.now() });
    const online = (await onlinePayment(verbs, token))?.terms;
    return { ...quote, ...(await payable(verbs, { quoteToken: token })), ...(online && { online }) };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'quote-not-found') return null;
    throw error;
  }
}

/** A shop that can't write just now still shows the quote. */
async function noteSeen(request: FastifyRequest, token: string): Promise<void> {
  try {
    await markQuoteSeen(request.verbs(), token);
  } catch (error) {
    request.log.warn({ err: error }, 'quote not marked as seen');
  }
}
