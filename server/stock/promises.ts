import { z } from 'zod';
import type { Product } from '#domain/products/product.ts';
import { UNFETCHED } from '#domain/stock/fetched-status.ts';
import { placeKey, summedByPlace } from '#domain/stock/shelf.ts';
import { shelfVariantOf } from '#domain/stock/shelf-variants.ts';
import type { Database } from '#server/db/connect.ts';

const quantitiesSchema = z.record(z.string(), z.int().min(1));

type WithVariants = Pick<Product, 'id' | 'colours' | 'models'>;

type Promised = {
  readonly products: readonly WithVariants[];
  readonly now: number;
  /** Whether a sent quote promises, or only an accepted one. */
  readonly from: 'sent' | 'accepted';
  /** Orders whose own promises don't count. */
  readonly without?: readonly string[];
  /** Of what nobody has accepted yet, only what was sent before this quote counts: who was promised first comes first. */
  readonly before?: { readonly sentAt: number; readonly id: string };
};

/**
 * What quotes promise of these products, by `placeKey`: the lines of each order's version in force (STOCK-003). Nothing of
 * it is stored, so a promise ends with whatever ends its quote: a newer version, its last day, the order's deletion.
 */
export async function promisedOf(
  db: Database,
  { products, now, from, ...others }: Promised,
): Promise<ReadonlyMap<string, number>> {
  if (products.length === 0) return new Map();
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = (await promisedLines(db, { ids: [...byId.keys()], now, from, ...others })).flatMap(
    ({ productId, quantities }) => {
      const product = byId.get(productId);
      if (product === undefined) return [];
      return Object.entries(quantities).map(([key, amount]) => ({
        productId,
        variant: shelfVariantOf(product, key),
        amount,
      }));
    },
  );
  return new Map(summedByPlace(lines).map((sum) => [placeKey(sum), sum.amount]));
}

/** SQLite takes 32,766 values in one statement. */
const IDS_AT_ONCE = 10_000;

async function promisedLines(
  db: Database,
  { ids, now, from, without = [], before }: Omit<Promised, 'products'> & { readonly ids: readonly string[] },
) {
  const found = [];
  for (let done = 0; done < ids.length; done += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('quote_lines')
      .innerJoin('quotes', 'quotes.id', 'quote_lines.quote_id')
      .innerJoin('orders', 'orders.id', 'quotes.order_id')
      .select(['quote_lines.product_id', 'quote_lines.quantities'])
      .where('quote_lines.product_id', 'in', ids.slice(done, done + IDS_AT_ONCE))
      .where('orders.is_deleted', '=', 0)
      .where('orders.status', 'in', UNFETCHED)
      .where(({ eb, fn, ref }) =>
        eb(
          'quotes.version',
          '=',
          fn.coalesce(ref('orders.quote_accepted_version'), ref('orders.quote_version')),
        ),
      )
      .$if(without.length > 0, (query) => query.where('orders.id', 'not in', without))
      .where(({ eb, or, and, val, refTuple, tuple }) =>
        or([
          eb('orders.quote_accepted_version', 'is not', null),
          and([
            eb(val(from), '=', 'sent'),
            eb('quotes.valid_until', '>', now),
            ...(before === undefined
              ? []
              : [eb(refTuple('quotes.sent_at', 'quotes.id'), '<', tuple(before.sentAt, before.id))]),
          ]),
        ]),
      )
      .execute();
    found.push(
      ...rows.map(({ product_id, quantities }) => ({
        productId: product_id,
        quantities: quantitiesSchema.parse(JSON.parse(quantities)),
      })),
    );
  }
  return found;
}
