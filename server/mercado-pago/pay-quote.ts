import { createHash } from 'node:crypto';
import type { Centavos } from '#domain/money/centavos.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { findQuote } from '#server/quotes/queries.ts';
import { createPreference, unreachable } from './mercado-pago-api.ts';
import { type OnlinePayment, onlinePayment } from './online-payment.ts';

type PayQuote = {
  readonly token: string;
  readonly part: 'total' | 'deposit';
  /** The shop's origin, without a slash at the end. */
  readonly origin: string;
};

/** The first look, soon after somebody may have paid. */
const FIRST_CHECK_MS = 60_000;

/**
 * Makes what a customer pays at Mercado Pago: one item, all that is left or the deposit, valid as long as the quote
 * (PAY-005). Whoever asks again, also after a lost answer, gets the same.
 * @throws Refusal 'quote-not-found' · 'not-payable-online' · 'gateway-unreachable'
 */
export async function payQuote(ctx: Context, { token, part, origin }: PayQuote): Promise<string> {
  const payment = await onlinePayment(ctx, token);
  if (payment === null)
    throw new Refusal((await isKnown(ctx, token)) ? 'not-payable-online' : 'quote-not-found');
  const amount = part === 'total' ? payment.terms.left : payment.terms.deposit;
  if (amount === null) throw new Refusal('not-payable-online');
  const key = keyOf(token, { version: payment.quote.version, part, amount });
  const known = await linkOf(ctx, { reference: key, amount, payment });
  if (known !== '') return known;
  const { quote, order, gateway } = payment;
  const url = await createPreference(gateway, {
    reference: key,
    title: `${ctx.store.name}, pedido ${order.number}${part === 'deposit' ? ', seña' : ''}`,
    amount,
    expiresAt: quote.validUntil,
    backUrl: `${origin}/presupuesto/${encodeURIComponent(token)}`,
    noticesUrl: `${origin}/api/mercadopago/notices`,
    idempotencyKey: key,
  }).catch(unreachable);
  await ctx.db.updateTable('gateway_links').set({ url }).where('id', '=', key).execute();
  return url;
}

/** The same for the same quote, part and amount: so a repeat is known here and there. It tells nothing of the token. */
function keyOf(token: string, asked: { version: number; part: string; amount: Centavos }): string {
  const { version, part, amount } = asked;
  return createHash('sha256')
    .update(`${token} ${version} ${part} ${amount}`)
    .digest('base64url')
    .slice(0, 32);
}

type NewLink = { readonly reference: string; readonly amount: Centavos; readonly payment: OnlinePayment };

/** Written before it is asked for, so that no payment comes without a link. Returns its address, or '' while there is none. */
async function linkOf(ctx: Context, { reference, amount, payment: { quote } }: NewLink): Promise<string> {
  await ctx.db
    .insertInto('gateway_links')
    .values({
      id: reference,
      order_id: quote.orderId,
      quote_version: quote.version,
      amount,
      url: '',
      expires_at: quote.validUntil,
      created_at: ctx.now(),
      next_check_at: ctx.now() + FIRST_CHECK_MS,
      leased_until: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { url } = await ctx.db
    .selectFrom('gateway_links')
    .select('url')
    .where('id', '=', reference)
    .executeTakeFirstOrThrow();
  return url;
}

async function isKnown(ctx: Context, token: string): Promise<boolean> {
  return (await findQuote(ctx, { token })) !== null;
}
