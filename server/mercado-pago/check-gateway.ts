import type { GatewayLinkRow } from '#server/db/tables/payment-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { createOutageLog } from '#server/kernel/outage-log.ts';
import { openGateway } from './account.ts';
import { type Gateway, GatewayFault, gatewayPaymentsOf } from './mercado-pago-api.ts';
import { settleGatewayPayment } from './settle-gateway-payment.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A process that died leaves its link to another after this. */
const LEASE_MS = 2 * MINUTE_MS;
/** How long a payment may be charged back. */
const WATCHED_MS = 180 * DAY_MS;
/** A link of which nobody paid anything is given up so long after its end: a payment in cash comes later. */
const UNPAID_MS = 7 * DAY_MS;
/** Whoever's card was refused tries again at once. */
const FAILED: ReadonlySet<string> = new Set(['rejected', 'cancelled']);
const TOO_MANY = 429;
/** After a failure that names no time. */
const AGAIN_MS = 5 * MINUTE_MS;

/**
 * Asks Mercado Pago for the payments of the link that is due first, so that the shop needs no notices (PAY-005). Several
 * processes lease it from each other.
 * @returns whether one was due
 */
export async function checkNextLink(ctx: Context, run: CheckRun = {}): Promise<boolean> {
  const { outage = gatewayOutage(ctx.log), signal } = run;
  const gateway = await openGateway(ctx);
  const link = gateway === null ? null : await leaseLink(ctx);
  if (gateway === null || link === null) return false;
  const next = await settledUntil(ctx, { gateway: { ...gateway, signal }, link, outage });
  await ctx.db
    .updateTable('gateway_links')
    .set({ next_check_at: next, leased_until: null })
    .where('id', '=', link.id)
    .where('leased_until', '=', link.leased_until)
    .execute();
  return true;
}

/** A token that was withdrawn, for example: nobody else tells that payments are not counted. */
export function gatewayOutage(log: Parameters<typeof createOutageLog>[0]): Outage {
  return createOutageLog(log, 'Mercado Pago not asked for payments');
}

type Outage = ReturnType<typeof createOutageLog>;

export type CheckRun = {
  /** Remembers from call to call whether it could be asked. */
  readonly outage?: Outage;
  /** Ends what is asked; the link is due as before. */
  readonly signal?: AbortSignal | undefined;
};

type Check = { readonly gateway: Gateway; readonly link: GatewayLinkRow; readonly outage: Outage };

/** When it is asked for again; `null` for never. */
async function settledUntil(ctx: Context, { gateway, link, outage }: Check): Promise<number | null> {
  try {
    const payments = await gatewayPaymentsOf(gateway, link.id);
    outage.worked();
    for (const payment of payments)
      if (payment.reference === link.id) await settleGatewayPayment(ctx, payment);
    return nextCheck(link, { now: ctx.now(), isPaid: payments.some(({ status }) => !FAILED.has(status)) });
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    if (gateway.signal?.aborted) return link.next_check_at;
    outage.failed(error);
    const again = ctx.now() + Math.max(AGAIN_MS, error.retryAfterMs);
    if (error.status === TOO_MANY) await restUntil(ctx, again);
    return again;
  }
}

/** Whoever asks too much for one link asks too much for all, in every process. */
async function restUntil({ db }: Context, moment: number): Promise<void> {
  await db
    .updateTable('gateway_links')
    .set({ next_check_at: moment })
    .where('next_check_at', '<', moment)
    .execute();
}

/** Often while somebody may be paying, then rarely; a payment is watched as long as it can be taken away. */
export function nextCheck(
  { created_at, expires_at }: Pick<GatewayLinkRow, 'created_at' | 'expires_at'>,
  { now, isPaid }: { now: number; isPaid: boolean },
): number | null {
  const age = now - created_at;
  if (isPaid) return age > WATCHED_MS ? null : now + (age < DAY_MS ? HOUR_MS : 6 * HOUR_MS);
  if (now > expires_at + UNPAID_MS) return null;
  if (age < HOUR_MS) return now + MINUTE_MS;
  return now + (age < DAY_MS ? 10 * MINUTE_MS : HOUR_MS);
}

async function leaseLink({ db, now }: Context): Promise<GatewayLinkRow | null> {
  const at = now();
  const due = await db
    .selectFrom('gateway_links')
    .select('id')
    .where('next_check_at', '<=', at)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
    .orderBy('next_check_at')
    .limit(5)
    .execute();
  for (const { id } of due) {
    // One statement checks and leases, because another process can be faster.
    const link = await db
      .updateTable('gateway_links')
      .set({ leased_until: at + LEASE_MS })
      .where('id', '=', id)
      .where('next_check_at', '<=', at)
      .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
      .returningAll()
      .executeTakeFirst();
    if (link !== undefined) return link;
  }
  return null;
}
