import { sql } from 'kysely';
import { centavos } from '#domain/money/centavos.ts';
import type { Database } from '#server/db/connect.ts';
import type { Priced } from '#server/price-history/priced.ts';

const ROWS_PER_STATEMENT = 1000;

/** The products with one of the codes, by code key, without deleted ones. */
export async function pricedByCode(db: Database, codeKeys: readonly string[]): Promise<Map<string, Priced>> {
  const found = new Map<string, Priced>();
  for (const keys of batches(codeKeys)) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'code_key', 'price', 'bulk_minimum_units', 'bulk_pack_price'])
      .where('code_key', 'in', keys)
      .where('deleted_at', 'is', null)
      .execute();
    for (const row of rows) if (row.code_key !== null) found.set(row.code_key, pricedOf(row));
  }
  return found;
}

type PricedRow = {
  id: string;
  price: number | null;
  bulk_minimum_units: number | null;
  bulk_pack_price: number | null;
};

function pricedOf({
  id,
  price,
  bulk_minimum_units: minimumUnits,
  bulk_pack_price: packPrice,
}: PricedRow): Priced {
  return {
    id,
    price: price === null ? null : centavos(price),
    bulkOffer:
      minimumUnits === null || packPrice === null ? null : { minimumUnits, packPrice: centavos(packPrice) },
  };
}

/** Overwrites prices and bulk offers of products, and raises their versions by one. */
export async function updatePrices(
  db: Database,
  products: readonly Priced[],
  { now, changedIn }: { now: number; changedIn: number },
): Promise<void> {
  for (const batch of batches(products)) {
    const rows = batch.map(
      ({ id, price, bulkOffer }) =>
        sql`(${id}, ${price}, ${bulkOffer?.minimumUnits ?? null}, ${bulkOffer?.packPrice ?? null})`,
    );
    // PostgreSQL reads parameters in a list of values as text, hence the casts.
    await sql`
      with changed (id, price, minimum_units, pack_price) as (values ${sql.join(rows)})
      update products set
        price = cast(changed.price as bigint),
        bulk_minimum_units = cast(changed.minimum_units as integer),
        bulk_pack_price = cast(changed.pack_price as bigint),
        version = products.version + 1,
        changed_in = ${changedIn},
        updated_at = ${now}
      from changed where products.id = changed.id
    `.execute(db);
  }
}

function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += ROWS_PER_STATEMENT) {
    yield items.slice(start, start + ROWS_PER_STATEMENT);
  }
}
