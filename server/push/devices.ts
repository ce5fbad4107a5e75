import type { PushDevice } from '#schemas/push.ts';
import type { WirePushSettings } from '#schemas/push-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { sessionTokenHash } from '#server/kernel/session-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { pushKeys } from './push-keys.ts';

/** A person has few browsers; older ones end. */
const DEVICES_OF_ACCOUNT = 10;

type OwnDevice = {
  readonly device: PushDevice;
  /** Of the present session. */
  readonly token: string;
};

/** What a browser needs to subscribe. */
export async function pushSettings(ctx: Context): Promise<WirePushSettings> {
  assertMay(ctx, 'orders');
  const { publicKey } = await pushKeys(ctx);
  return { publicKey };
}

/** Notifies a browser of new orders from now on, until its session is logged out. Said again, it changes nothing. */
export async function keepDevice(ctx: Context, { device, token }: OwnDevice): Promise<void> {
  assertMay(ctx, 'orders');
  await inTransaction(ctx, (ctx) => storeDevice(ctx, { device, token }));
}

/** Sends a browser a notification that says that it works. */
export async function testDevice(ctx: Context, { device, token }: OwnDevice): Promise<void> {
  assertMay(ctx, 'orders');
  await inTransaction(ctx, async (ctx) => {
    const id = await storeDevice(ctx, { device, token });
    const now = ctx.now();
    await ctx.db
      .insertInto('push_outbox')
      .values({
        subscription_id: id,
        order_id: null,
        created_at: now,
        attempts: 0,
        next_attempt_at: now,
        leased_until: null,
      })
      .execute();
  });
}

/**
 * Binds one of the acting administrator's browsers to the present session, whose logout then ends it. Returns whether it is
 * still notified.
 */
export async function renewDevice(
  ctx: Context,
  { endpoint, token }: { endpoint: string; token: string },
): Promise<boolean> {
  const { accountId } = assertMay(ctx, 'orders');
  const { numUpdatedRows } = await ctx.db
    .updateTable('push_subscriptions')
    .set({ session_hash: sessionTokenHash(token) })
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends the notifications of one of the acting administrator's browsers. */
export async function endDevice(ctx: Context, endpoint: string): Promise<void> {
  const { accountId } = assertMay(ctx, 'orders');
  await inTransaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('push_subscriptions')
      .where('account_id', '=', accountId)
      .where('endpoint', '=', endpoint)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await record(ctx, 'push-disabled', {});
  });
}

/** Returns the subscription's id. A browser that another person used before is theirs no more. */
async function storeDevice(ctx: Context, { device, token }: OwnDevice): Promise<string> {
  const { accountId } = assertMay(ctx, 'orders');
  const { endpoint, keys } = device;
  const present = { account_id: accountId, session_hash: sessionTokenHash(token), ...keys };
  const known = await ctx.db
    .updateTable('push_subscriptions')
    .set(present)
    .where('endpoint', '=', endpoint)
    .returning('id')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const { id } = await ctx.db
    .insertInto('push_subscriptions')
    .values({ id: ctx.newId(), endpoint, ...present, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(present))
    .returning('id')
    .executeTakeFirstOrThrow();
  await endOldest(ctx, accountId);
  await record(ctx, 'push-enabled', {});
  return id;
}

async function endOldest({ db }: Context, accountId: string): Promise<void> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ended = rows.slice(DEVICES_OF_ACCOUNT).map(({ id }) => id);
  if (ended.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', ended).execute();
}
