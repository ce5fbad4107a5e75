import { centavos } from '#domain/money/centavos.ts';
import { type KnownPayers, type Match, matchCredits } from '#domain/payments/match-credits.ts';
import type { WireBankCredit, WireBankMatches, WireMatchOption } from '#schemas/bank-match-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { Database } from '#server/db/connect.ts';
import type { BankCreditRow, BankFileRow } from '#server/db/tables/payment-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { openOrders, type PayableByCredit } from './open-orders.ts';

/** As many of each as one file may have. */
const MOST_SHOWN = 2000;

type TakenOrder = {
  readonly number: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
};

/**
 * The credits of the last file, and of earlier ones those that nobody decided, newest first. What is open is compared with
 * the orders as they are now, so that each payment changes what is proposed (PAY-004).
 */
export async function listMatches(ctx: Context): Promise<WireBankMatches> {
  assertMay(ctx, 'orders');
  const file = await lastFile(ctx.db);
  if (file === null) return { file: null, credits: [] };
  const open = await creditsOf(ctx.db, (query) => query.where('bank_credits.state', '=', 'open'));
  const decided = await creditsOf(ctx.db, (query) =>
    query
      .where('bank_credits.state', 'in', ['taken', 'foreign'])
      .where('bank_credits.day', '>=', file.first_day)
      .where('bank_credits.day', '<=', file.last_day),
  );
  const proposed = await proposals(ctx, open);
  const credits = [...proposed, ...decided.map(creditToWire)];
  return { file: fileToWire(file), credits: credits.toSorted((one, other) => compareDays(one, other)) };
}

function compareDays(one: WireBankCredit, other: WireBankCredit): number {
  return other.day.localeCompare(one.day);
}

async function proposals(
  ctx: Context,
  open: readonly (BankCreditRow & TakenOrder)[],
): Promise<WireBankCredit[]> {
  const days = open.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const orders = await openOrders(ctx, { first, last });
  const payers = await knownPayers(ctx.db, open);
  const credits = open.map(({ day, text, amount, tax_id: taxId }) => ({
    day,
    text,
    amount: centavos(amount),
    taxId,
  }));
  const byId = new Map(orders.map((order) => [order.id, order]));
  const matches = matchCredits(credits, { orders, payers });
  return open.map((row, index) => ({ ...creditToWire(row), ...matchToWire(matches[index], byId) }));
}

function matchToWire(
  match: Match | undefined,
  orders: ReadonlyMap<string, PayableByCredit>,
): Pick<WireBankCredit, 'kind' | 'options'> {
  const options = (match?.options ?? []).flatMap((option): WireMatchOption[] => {
    const order = orders.get(option.orderId);
    if (order === undefined) return [];
    return [
      {
        order: { _id: order.id, orderNumber: order.number, customer: order.customer },
        ...(option.paymentId !== null && { paymentId: option.paymentId }),
        balance: amountToWire(order.left),
        amount: option.amount,
        payer: option.payer,
        difference: amountToWire(option.difference),
      },
    ];
  });
  return { kind: match?.kind ?? 'unknown', options };
}

function creditToWire(row: BankCreditRow & TakenOrder): WireBankCredit {
  const { id, day, text, tax_id: taxId, amount, state, order_id, number } = row;
  const customer = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
  const isTaken = order_id !== null && number !== null;
  return {
    ...{ id, day, text, taxId, amount: amountToWire(centavos(amount)), state },
    ...(isTaken && { order: { _id: order_id, orderNumber: number, customer } }),
  };
}

function fileToWire({ file_name, bank, first_day, last_day, credits }: BankFileRow) {
  return { name: file_name, bank, firstDay: first_day, lastDay: last_day, credits };
}

async function lastFile(db: Database): Promise<BankFileRow | null> {
  const query = db.selectFrom('bank_files').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return (await query.executeTakeFirst()) ?? null;
}

function creditsOf(
  db: Database,
  narrowed: (query: ReturnType<typeof allCredits>) => ReturnType<typeof allCredits>,
) {
  return narrowed(allCredits(db))
    .orderBy('bank_credits.day', 'desc')
    .orderBy('bank_credits.position')
    .orderBy('bank_credits.id')
    .limit(MOST_SHOWN)
    .execute();
}

function allCredits(db: Database) {
  return db
    .selectFrom('bank_credits')
    .leftJoin('orders', 'orders.id', 'bank_credits.order_id')
    .selectAll('bank_credits')
    .select(['orders.number', 'orders.first_name', 'orders.last_name']);
}

/** Whose account a CUIT is, by the credits that were taken of it; who changed last counts. */
async function knownPayers(db: Database, open: readonly BankCreditRow[]): Promise<KnownPayers> {
  const taxIds = [...new Set(open.map(({ tax_id }) => tax_id).filter((taxId) => taxId !== ''))];
  const rows = await db
    .selectFrom('bank_credits')
    .innerJoin('orders', 'orders.id', 'bank_credits.order_id')
    .select(['bank_credits.tax_id', 'orders.customer_id'])
    .where('bank_credits.tax_id', 'in', taxIds.length > 0 ? taxIds : ['-'])
    .where('bank_credits.state', '=', 'taken')
    .orderBy('bank_credits.decided_at')
    .orderBy('bank_credits.id')
    .execute();
  return new Map(
    rows.flatMap(({ tax_id, customer_id }) => (customer_id === null ? [] : [[tax_id, customer_id]])),
  );
}
