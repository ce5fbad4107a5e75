import { sql } from 'kysely';
import { mayDo, ROLES } from '#domain/accounts/roles.ts';
import type { Context } from '#server/kernel/context.ts';

const ROLES_OF_ORDERS = ROLES.filter((role) => mayDo(role, 'orders'));

/** Queues a notification for each device in the caller's transaction, so it is sent exactly when its order is stored. */
export async function queueOrderPush({ db, now }: Context, orderId: string): Promise<void> {
  const at = now();
  await db
    .insertInto('push_outbox')
    .columns(['subscription_id', 'order_id', 'created_at', 'attempts', 'next_attempt_at'])
    .expression((eb) =>
      eb
        .selectFrom('push_subscriptions')
        .innerJoin('accounts', 'accounts.id', 'push_subscriptions.account_id')
        .where('accounts.role', 'in', ROLES_OF_ORDERS)
        .select(['push_subscriptions.id', eb.val(orderId).as('order_id'), eb.val(at).as('created_at')])
        .select([sql.lit(0).as('attempts'), eb.val(at).as('next_attempt_at')]),
    )
    .execute();
}
