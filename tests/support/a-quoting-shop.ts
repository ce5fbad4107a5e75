import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

const DAY_MS = 86_400_000;
/** No quote ends while a test runs. */
const FAR_AHEAD = 4_000_000_000_000;
/** Of the payments, those of the last so many orders are of this month. */
const NEW_PAYMENTS = 300;
/** So many orders share a customer, more or less. */
const ORDERS_PER_CUSTOMER = 3;

/**
 * Gives the orders of `addHistory` what their shop does with them: each has a quote, every fifth a second version, in
 * all states; entries of its timeline; a customer. Some have payments and reminders, and a bank's file waits. Written by the database itself,
 * because a shop of the benchmark has 60,000 quotes.
 */
export async function addQuotes(ctx: Context, { orders }: { orders: number }): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await addVersion(db, 1, sql`1 = 1`);
    await addVersion(db, 2, sql`orders.number % 5 = 0`);
    await sql`update orders set
      quote_version = case when number % 5 = 0 then 2 else 1 end,
      quote_state = case number % 7 when 0 then 'none' when 1 then 'sent' when 2 then 'seen' when 3 then 'changes-requested' else 'accepted' end,
      quote_accepted_version = case when number % 7 > 3 then case when number % 5 = 0 then 2 else 1 end end,
      quote_total = payable_amount,
      quote_valid_until = created_at + ${7 * DAY_MS},
      quote_expires_at = case when number % 7 in (1, 2) then ${sql.lit(FAR_AHEAD)} end,
      paid_amount = case when number % 10 = 0 then payable_amount else 0 end`.execute(db);
    await sql`insert into quote_questions (id, quote_id, message, asked_at)
      select 'cambio-' || id, 'presupuesto-1-' || id, '¿Puede ser en azul?', created_at
      from orders where number % 7 = 3`.execute(db);
    await addReminders(ctx, db);
    await addEntries(db);
    await sql`insert into order_payments (id, order_id, amount, method, paid_on, note, actor, created_at)
      select 'pago-' || id, id, payable_amount, 'efectivo',
        case when number > ${orders - NEW_PAYMENTS} then '2026-11-20' else '2025-11-20' end, '', 'ana@casahilvan.example', created_at
      from orders where number % 10 = 0 and payable_amount > 0`.execute(db);
    await addCredits(db);
    await addCustomers(db, Math.ceil(orders / ORDERS_PER_CUSTOMER));
  });
}

async function addVersion(db: Database, version: number, which: ReturnType<typeof sql>): Promise<void> {
  const number = sql.lit(version);
  await sql`insert into quotes (id, order_id, version, token, extras, discount_percent, has_shipping,
      shipping_amount, shipping_carrier, shipping_note, valid_until, message, list_total, subtotal, discount, total,
      sent_at, sent_by)
    select 'presupuesto-' || ${number} || '-' || id, id, ${number}, 'clave-' || ${number} || '-' || id, '[]', 0, 0,
      null, '', '', created_at + ${7 * DAY_MS}, '', total_amount, payable_amount, 0, payable_amount,
      created_at, 'ana@casahilvan.example'
    from orders where ${which}`.execute(db);
  await sql`insert into quote_lines (quote_id, position, product_id, copy_id, quantities, unit_price,
      discount_percent, note, units, list_total, total)
    select 'presupuesto-' || ${number} || '-' || order_id, position, product_id, copy_id, quantities, null,
      0, '', units, list_total, total
    from order_lines where exists
      (select 1 from orders where orders.id = order_lines.order_id and ${which})`.execute(db);
}

/** A file of the bank, whose credits nobody decided yet. */
async function addCredits(db: Database): Promise<void> {
  await sql`insert into bank_files (id, file_name, bank, first_day, last_day, credits, actor, created_at)
    values ('archivo', 'movimientos.csv', '', '2026-11-20', '2026-11-20', 10, '', 0)`.execute(db);
  await sql`insert into bank_credits (id, file_id, position, day, text, amount, tax_id, state, decided_by)
    select 'credito-' || number, 'archivo', number, '2026-11-20', 'TRANSF ' || last_name, 5130000, '30000114495', 'open', ''
    from orders where number <= 10`.execute(db);
}

/** Half of them are due. */
async function addReminders(ctx: Context, db: Database): Promise<void> {
  await sql`update orders set reminder_text = 'Llamar por el envío',
      reminder_at = ${ctx.now()} + (case when number % 400 = 0 then -1 else 1 end) * number * 60000
    where number % 200 = 0`.execute(db);
}

async function addEntries(db: Database): Promise<void> {
  const add = (kind: string, details: ReturnType<typeof sql>) =>
    sql`insert into order_entries (order_id, happened_at, kind, actor, details)
      select id, created_at, ${sql.lit(kind)}, 'ana@casahilvan.example', ${details} from orders`.execute(db);
  await add('note', sql.lit('{"text":"Prefiere rojo oscuro"}'));
  await add('status', sql.lit('{"from":"pendiente","to":"Listo"}'));
  await add('quote-seen', sql.lit('{"version":1}'));
}

/** The first orders make the customers, and the others come from them too. */
async function addCustomers(db: Database, customers: number): Promise<void> {
  await sql`insert into customers (id, first_name, last_name, phone, email, last_contact_at, created_at)
    select id, first_name, last_name, phone, email, created_at, created_at
    from orders where number <= ${customers} on conflict do nothing`.execute(db);
  await sql`insert into customer_phones (phone, customer_id)
    select phone, id from orders where number <= ${customers} on conflict do nothing`.execute(db);
  await sql`update orders set customer_id = 'pedido-' || ((number - 1) % ${sql.lit(customers)})`.execute(db);
}
