import type { KnownCustomer } from '#domain/customers/known-customer.ts';
import type { WireCustomerNote, WireCustomerPage } from '#schemas/customer-answers.ts';
import { customerToWire } from '#schemas/wire/customer.ts';
import { briefOrderToWire } from '#schemas/wire/order.ts';
import type { CustomerNoteRow } from '#server/db/tables/customer-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { debtToWire } from '#server/receivables/list-owed.ts';
import { debtOfCustomer } from '#server/receivables/queries.ts';
import {
  countCustomers,
  findBriefOrdersOf,
  findCustomer,
  findCustomers,
  findNotesOf,
  firstPhoneOf,
  phonesOf,
} from './queries.ts';

type Page = { readonly page: number; readonly size: number };

/** One page of the customers, last contact first, and the number of all matches. `page` counts from 1. */
export async function listCustomers(
  ctx: Context,
  { text, page, size }: Page & { text: string },
): Promise<{ customers: KnownCustomer[]; total: number }> {
  assertMay(ctx, 'customers');
  const total = await countCustomers(ctx.db, text);
  const customers = await findCustomers(ctx.db, text, { limit: size, offset: (page - 1) * size });
  return { customers, total };
}

/** A customer with notes and one page of orders. @throws Refusal 'customer-not-found' */
export async function getCustomer(
  ctx: Context,
  { id, page, size }: Page & { id: string },
): Promise<WireCustomerPage> {
  assertMay(ctx, 'customers');
  const customer = await findCustomer(ctx.db, id);
  if (customer === null) throw new Refusal('customer-not-found');
  const { orders: orderCount, ...wire } = customerToWire(customer);
  const orders = await findBriefOrdersOf(
    ctx.db,
    { customerId: id, now: ctx.now() },
    { limit: size, offset: (page - 1) * size },
  );
  const phones = await phonesOf(ctx.db, id);
  const own = await firstPhoneOf(ctx.db, id);
  return {
    ...wire,
    phones,
    separable: phones.filter((phone) => phone !== own),
    since: new Date(customer.createdAt).toISOString(),
    orderCount,
    owed: debtToWire(await debtOfCustomer(ctx.db, id)),
    orders: orders.map(briefOrderToWire),
    notes: (await findNotesOf(ctx.db, id)).map(noteToWire),
  };
}

export function noteToWire({ id, written_at, actor, text }: CustomerNoteRow): WireCustomerNote {
  return { id: String(id), at: new Date(written_at).toISOString(), actor, text };
}
