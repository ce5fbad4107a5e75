import { discountPercentToWire } from '#domain/quotes/discount-percent.ts';
import { lastValidDay } from '#domain/quotes/quote-validity.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import { listPrice } from '#domain/wholesale/list-price.ts';
import { isInForce, type ListRule } from '#domain/wholesale/wholesale-list.ts';
import type { WireListedPrices, WireListRule, WirePriceList, WirePriceListLink } from '#schemas/wholesale.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { everyMatch } from '#server/catalogue/list-products.ts';
import type { PriceListLinkRow } from '#server/db/tables/wholesale-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { findPriceLists, type StoredPriceList } from './queries.ts';

/** All price lists with their links, by name. @param origin that of the links, without a slash at the end */
export async function listPriceLists(ctx: Context, origin: string): Promise<WirePriceList[]> {
  assertMay(ctx, 'see-prices');
  const lists = await findPriceLists(ctx.db);
  const holders = await findHolders(ctx);
  return lists.map((list) => listToWire(ctx, list, holders(list.id), origin));
}

/** @throws Refusal 'list-not-found' */
export async function getPriceList(
  ctx: Context,
  { id, origin }: { id: string; origin: string },
): Promise<WirePriceList> {
  assertMay(ctx, 'see-prices');
  const list = await presentList(ctx, id);
  return listToWire(ctx, list, (await findHolders(ctx))(id), origin);
}

/** How many rows of a list's prices are answered at once. */
const MOST_ROWS = 100;

/** What a list asks for the products that a text finds, and by which of its rules. @throws Refusal 'list-not-found' */
export async function listedPrices(
  ctx: Context,
  { id, text }: { id: string; text: string },
): Promise<WireListedPrices> {
  assertMay(ctx, 'see-prices');
  const list = await presentList(ctx, id);
  const products = await everyMatch(ctx, { q: text, code: '', hidden: true, deleted: false, near: true });
  return {
    total: products.length,
    own: products.filter((product) => list.prices.has(product.id)).length,
    rows: products.slice(0, MOST_ROWS).map((product) => {
      const asked = listPrice(list, product);
      return {
        _id: product.id,
        name: `${product.brand} ${product.name}`.trim(),
        code: product.code,
        photo: product.photos[0] ?? null,
        retail: product.price === null ? null : amountToWire(product.price),
        price: asked.price === null ? null : amountToWire(asked.price),
        by: asked.by,
        rule: asked.by === 'rule' ? ruleToWire(asked.rule) : null,
      };
    }),
  };
}

async function presentList(ctx: Context, id: string): Promise<StoredPriceList> {
  const [list] = await findPriceLists(ctx.db, id);
  if (list === undefined) throw new Refusal('list-not-found');
  return list;
}

type CountedLink = PriceListLinkRow & { readonly orders: number };

/** Who buys by a list. */
type Holders = { readonly links: readonly CountedLink[]; readonly customers: number };

async function findHolders(ctx: Context): Promise<(listId: string) => Holders> {
  const links = await findLinks(ctx);
  const counted = await ctx.db
    .selectFrom('customers')
    .select(({ fn }) => ['price_list_id', fn.countAll<number>().as('customers')])
    .where('price_list_id', 'is not', null)
    .groupBy('price_list_id')
    .execute();
  const customers = new Map(counted.map((row) => [row.price_list_id, Number(row.customers)]));
  return (listId) => ({ links: links.get(listId) ?? [], customers: customers.get(listId) ?? 0 });
}

/** The links by the id of their list, the newest first, each with the orders that came by it. */
async function findLinks({ db }: Context): Promise<Map<string, CountedLink[]>> {
  const links = await db
    .selectFrom('price_list_links')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .whereRef('orders.price_list_link_id', '=', 'price_list_links.id')
        .as('orders'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return Map.groupBy(
    links.map((link) => ({ ...link, orders: Number(link.orders) })),
    (link) => link.list_id,
  );
}

function listToWire(
  { now }: Context,
  list: StoredPriceList,
  { links, customers }: Holders,
  origin: string,
): WirePriceList {
  return {
    _id: list.id,
    name: list.name,
    rules: list.rules.map(ruleToWire),
    prices: [...list.prices].map(([id, price]) => ({ _id: id, price: amountToWire(price) })),
    minimum: amountToWire(list.minimum),
    increment: list.increment,
    conditions: list.conditions,
    from: list.startsAt === null ? null : shopDay(list.startsAt),
    until: list.endsAt === null ? null : lastValidDay(list.endsAt),
    version: list.version,
    customers,
    links: links.map((link) => linkToWire(link, { list, origin, now: now() })),
  };
}

function linkToWire(
  link: CountedLink,
  { list, origin, now }: { list: StoredPriceList; origin: string; now: number },
): WirePriceListLink {
  const isOpen = isInForce(list, now) && isInForce({ startsAt: null, endsAt: link.ends_at }, now);
  return {
    _id: link.id,
    forWhom: link.holder,
    contact: link.contact,
    until: link.ends_at === null ? null : lastValidDay(link.ends_at),
    state: link.is_cut === 1 ? 'cut' : isOpen ? 'open' : 'ended',
    url: `${origin}/mayorista/${link.token}`,
    usedAt: link.used_at === null ? null : new Date(link.used_at).toISOString(),
    orders: link.orders,
  };
}

function ruleToWire({ percent, ...place }: ListRule): WireListRule {
  return { ...place, percent: discountPercentToWire(percent) };
}
