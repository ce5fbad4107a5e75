import { normalisedEmail } from '#domain/contact/email.ts';
import { customerPhone } from '#domain/customers/customer-phone.ts';
import { contactKind } from '#domain/withdrawals/withdrawal.ts';
import type { Database } from '#server/db/connect.ts';
import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';

/** A shop has few that are open, and seldom looks up an old one. */
const ANSWERED_SHOWN = 200;

/** By which all requests of one person are found: the email in lower case, or the phone as `customerPhone` writes it. */
export function contactKey(contact: string): string {
  if (contactKind(contact) === 'email') return normalisedEmail(contact);
  return customerPhone(contact) ?? '';
}

export async function findWithdrawal(db: Database, id: string): Promise<WithdrawalRow | null> {
  const row = await db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The open ones, next to run out first; then the last answered ones, newest first. */
export async function findWithdrawals(db: Database): Promise<WithdrawalRow[]> {
  const open = db.selectFrom('withdrawals').selectAll().where('state', '=', 'pending');
  const answered = db.selectFrom('withdrawals').selectAll().where('state', '!=', 'pending');
  return [
    ...(await open.orderBy('created_at').orderBy('id').execute()),
    ...(await answered.orderBy('created_at', 'desc').orderBy('id').limit(ANSWERED_SHOWN).execute()),
  ];
}

export type NamedOrder = {
  readonly id: string;
  readonly number: number;
  readonly phone: string;
  readonly email: string;
};

/** Orders that are not deleted, by their numbers. */
export async function ordersByNumber(
  db: Database,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, NamedOrder>> {
  if (numbers.length === 0) return new Map();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'phone', 'email'])
    .where('number', 'in', numbers)
    .where('is_deleted', '=', 0)
    .execute();
  return new Map(orders.map((order) => [order.number, order]));
}

/** @param keys as `contactKey` writes them */
export function withdrawalsOf(
  db: Database,
  { keys, orderIds }: { keys: readonly string[]; orderIds: readonly string[] },
): Promise<WithdrawalRow[]> {
  const known = keys.filter((key) => key !== '');
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where((eb) =>
      eb.or([eb('contact_key', 'in', ['-', ...known]), eb('order_id', 'in', ['-', ...orderIds])]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** How many requests one contact made since a moment. */
export async function countRequestsOf(db: Database, key: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('contact_key', '=', key)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many are open, and when the first of them was made. */
export async function openWithdrawals(db: Database): Promise<{ count: number; oldest: number | null }> {
  return db
    .selectFrom('withdrawals')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
}
