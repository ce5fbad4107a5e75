import { z } from 'zod';
import { centavos } from '#domain/money/centavos.ts';
import type { PercentHundredths } from '#domain/prices/percent.ts';
import type { PriceList } from '#domain/wholesale/wholesale-list.ts';
import type { Database } from '#server/db/connect.ts';
import type { PriceListRow } from '#server/db/tables/wholesale-tables.ts';

export type StoredPriceList = PriceList & { readonly version: number };

/** All lists by name, or the one with an id, each with its own prices. */
export async function findPriceLists(db: Database, id?: string): Promise<StoredPriceList[]> {
  const rows = await db
    .selectFrom('price_lists')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('name')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const own = await db
    .selectFrom('price_list_prices')
    .selectAll()
    .where(
      'list_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('product_id')
    .execute();
  const byList = Map.groupBy(own, (price) => price.list_id);
  return rows.map((row) => listOf(row, byList.get(row.id) ?? []));
}

const storedRules = z.array(
  z.object({
    section: z.string(),
    subsection: z.string(),
    type: z.string(),
    brand: z.string(),
    percent: z.int().transform((hundredths) => hundredths as PercentHundredths),
  }),
);

function listOf(row: PriceListRow, own: readonly { product_id: string; price: number }[]): StoredPriceList {
  return {
    id: row.id,
    name: row.name,
    rules: storedRules.parse(JSON.parse(row.rules)),
    prices: new Map(own.map(({ product_id: id, price }) => [id, centavos(price)])),
    minimum: centavos(row.minimum),
    increment: row.increment,
    conditions: row.conditions,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    version: row.version,
  };
}
