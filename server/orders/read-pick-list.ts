import { z } from 'zod';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import type { Order } from '#domain/orders/order.ts';
import { type LineToPick, type PickedProduct, pickedProducts } from '#domain/orders/pick-list.ts';
import { versionInForce } from '#domain/quotes/version-in-force.ts';
import { FETCHED } from '#domain/stock/fetched-status.ts';
import type { WirePickedProduct, WirePickList } from '#schemas/pick-list-answer.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { sharedShortages } from '#server/stock/order-shortages.ts';
import { type RollsToCut, rollsToCut } from '#server/stock/rolls-to-cut.ts';
import { extrasOf } from './extras-columns.ts';
import { findOrders } from './queries.ts';
import { orderedProduct } from './stored-order-line.ts';

/** So many are read before others get the thread. */
const PIECE = 200;

/**
 * What to fetch from the shelves for several orders, summed by product (QUOTE-009). Of an order with a quote it is what
 * the version in force says: the accepted one, else the newest.
 */
export async function pickList(ctx: Context, ids: readonly string[]): Promise<WirePickList> {
  assertMay(ctx, 'orders');
  const orders: WirePickList['orders'] = [];
  const lines: LineToPick[] = [];
  const extras: WirePickList['extras'] = [];
  const fetched = new Set<number>();
  const letPass = breathsBetween();
  for (let done = 0; done < ids.length; done += PIECE) {
    const piece = ids.slice(done, done + PIECE);
    const found = await findOrders(ctx, { status: null, text: '', ids: piece }, { limit: PIECE, offset: 0 });
    const quoted = found.filter(({ quote }) => quote.version > 0);
    const asked = found.filter(({ quote }) => quote.version === 0);
    orders.push(...found.map(toPick));
    for (const { number, status } of found) if (status === FETCHED) fetched.add(number);
    lines.push(...asked.flatMap(linesOf), ...(await quotedLines(ctx, quoted)));
    extras.push(...(await quotedExtras(ctx, quoted)));
    await letPass();
  }
  const shortages = await sharedShortages(ctx, ids);
  // What is ready has been cut already.
  const toCut = pickedProducts(lines.filter(({ orderNumber }) => !fetched.has(orderNumber)));
  const planOf = await rollsToCut(ctx, toCut);
  return {
    ...(shortages.length > 0 && { shortages }),
    orders: orders.toSorted(byNumber),
    products: pickedProducts(lines).map((picked) => pickedToWire(picked, planOf)),
    extras: extras.toSorted(byNumber),
  };
}

function byNumber(one: { orderNumber: number }, other: { orderNumber: number }): number {
  return one.orderNumber - other.orderNumber;
}

function toPick({ id, number, customer, priceList }: Order): WirePickList['orders'][number] {
  return {
    _id: id,
    orderNumber: number,
    userName: customer.firstName,
    userLastName: customer.lastName,
    ...(priceList !== null && {
      priceList: { id: priceList.id, name: priceList.name, holder: priceList.holder },
    }),
  };
}

function linesOf({ number, lines }: Order): LineToPick[] {
  return lines.map(({ product, quantities, extras }) => ({
    orderNumber: number,
    product,
    quantities,
    extras,
  }));
}

const quantitiesSchema = z.record(z.string(), z.int().min(1));
const extrasSchema = z.array(z.object({ text: z.string() }));

async function quotedLines(ctx: Context, orders: readonly Order[]): Promise<LineToPick[]> {
  if (orders.length === 0) return [];
  const rows = await quotesInForce(ctx, orders)
    .innerJoin('quote_lines', 'quote_lines.quote_id', 'quotes.id')
    .leftJoin('product_copies', 'product_copies.id', 'quote_lines.copy_id')
    .select(['orders.number', 'quote_lines.product_id', 'product_copies.document'])
    .select(['quote_lines.quantities', 'quote_lines.pieces'])
    .execute();
  return rows.map(({ number, product_id, document, quantities, pieces }) => ({
    orderNumber: number,
    product: orderedProduct(product_id, document),
    quantities: quantitiesSchema.parse(JSON.parse(quantities)),
    extras: extrasOf({ comment: '', pieces }),
  }));
}

async function quotedExtras(ctx: Context, orders: readonly Order[]): Promise<WirePickList['extras']> {
  if (orders.length === 0) return [];
  const rows = await quotesInForce(ctx, orders)
    .select(['orders.number', 'quotes.extras'])
    .orderBy('orders.number')
    .execute();
  return rows.flatMap(({ number, extras }) =>
    extrasSchema.parse(JSON.parse(extras)).map(({ text }) => ({ orderNumber: number, text })),
  );
}

function quotesInForce({ db }: Context, orders: readonly Order[]) {
  return db
    .selectFrom('orders')
    .innerJoin('quotes', 'quotes.order_id', 'orders.id')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('quotes.order_id', 'quotes.version'),
        'in',
        orders.map(({ id, quote }) => tuple(id, versionInForce(quote))),
      ),
    );
}

function pickedToWire(
  { product, units, variants, orders }: PickedProduct,
  planOf: RollsToCut,
): WirePickedProduct {
  return {
    _id: product.id,
    section: product.section,
    subsection: product.subsection,
    type: product.type,
    code: product.code ?? '',
    brand: product.brand,
    name: product.name,
    photo: product.photos[0] ?? null,
    ...(isByMeasure(product.saleUnit) && { unit: product.saleUnit }),
    units,
    variants: variants.map(({ variant, units, pieces }) => ({
      variant,
      units,
      ...(pieces.length > 0 && { pieces: [...pieces], ...planToWire(planOf(product.id, variant)) }),
    })),
    orders: [...orders],
  };
}

type WirePlan = Pick<WirePickedProduct['variants'][number], 'rolls' | 'joined'>;

function planToWire(plan: ReturnType<RollsToCut>): WirePlan {
  if (plan === null) return {};
  return {
    rolls: plan.rolls.map(({ length, cuts, left }) => ({ length, cuts: [...cuts], left })),
    ...(plan.joined.length > 0 && { joined: [...plan.joined] }),
  };
}
