import { sql } from 'kysely';
import { type Capability, mayDo, ROLES } from '#domain/accounts/roles.ts';
import type { Context } from '#server/kernel/context.ts';

/** Queues a notification for each device in the caller's transaction, so it is sent exactly when its order is stored. */
export function queueOrderPush(ctx: Context, orderId: string): Promise<void> {
  return queuePush(ctx, { orderId, trouble: null, capability: 'orders' });
}

/** Tells whoever may manage backups what is wrong with them, in the caller's transaction. @param trouble in Spanish */
export function queueTroublePush(ctx: Context, trouble: string): Promise<void> {
  return queuePush(ctx, { orderId: null, trouble, capability: 'backups' });
}

type News = {
  readonly orderId: string | null;
  readonly trouble: string | null;
  /** Of the roles that are told. */
  readonly capability: Capability;
};

async function queuePush({ db, now }: Context, { orderId, trouble, capability }: News): Promise<void> {
  const at = now();
  const roles = ROLES.filter((role) => mayDo(role, capability));
  await db
    .insertInto('push_outbox')
    .columns(['subscription_id', 'order_id', 'trouble', 'created_at', 'attempts', 'next_attempt_at'])
    .expression((eb) =>
      eb
        .selectFrom('push_subscriptions')
        .innerJoin('accounts', 'accounts.id', 'push_subscriptions.account_id')
        .where('accounts.role', 'in', roles)
        .select(['push_subscriptions.id', text(orderId).as('order_id'), text(trouble).as('trouble')])
        .select([eb.val(at).as('created_at'), sql.lit(0).as('attempts'), eb.val(at).as('next_attempt_at')]),
    )
    .execute();
}

/** PostgreSQL can't tell the type of a parameter that may be `null`. */
function text(value: string | null) {
  return sql<string | null>`cast(${value} as text)`;
}
