import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { ProductRow } from '#server/db/tables/catalogue-tables.ts';
import { markedRow } from './product-marks.ts';

/**
 * The rows of products, with the prices or marks of a batch and the places of a change of categories that are being copied to
 * them: they count from its beginning on (see docs/adr/0021 and 0025). A row that has the prices already has another
 * version, one that has the place has no other to go to.
 */
export async function currentRows(db: Database, ids: readonly string[]): Promise<ProductRow[]> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('price_batches as settling', (join) => join.on('settling.status', '=', sql.lit('settling')))
    .leftJoin('price_changes as settled', (join) =>
      join
        .onRef('settled.batch_id', '=', 'settling.id')
        .onRef('settled.product_id', '=', 'products.id')
        .onRef('settled.version', '=', 'products.version')
        .on('settled.is_left_out', '=', 0),
    )
    .leftJoin('category_moves as moving', (join) =>
      join
        .on('moving.is_settled', '=', sql.lit(0))
        .onRef('moving.from_section', '=', 'products.section')
        .onRef('moving.from_subsection', '=', 'products.subsection')
        .onRef('moving.from_type', '=', 'products.type'),
    )
    .selectAll('products')
    .select([
      'settled.id as settled_by',
      'settled.price_after',
      'settled.units_after',
      'settled.pack_after',
      'settled.offer_after',
      'settled.marks_after',
      'settling.applied_at',
      'settling.applied_in',
      'settling.ends_at',
      'moving.to_section',
      'moving.to_subsection',
      'moving.to_type',
    ])
    .where('products.id', 'in', ids)
    .execute();
  return rows.map((row) => settledRow(movedRow(row)));
}

type Moving = { to_section: string | null; to_subsection: string | null; to_type: string | null };

function movedRow<Row extends ProductRow>({
  to_section,
  to_subsection,
  to_type,
  ...row
}: Row & Moving): Omit<Row, keyof Moving> & ProductRow {
  return {
    ...row,
    section: to_section ?? row.section,
    subsection: to_subsection ?? row.subsection,
    type: to_type ?? row.type,
  };
}

type OverlaidRow = ProductRow & {
  settled_by: number | null;
  price_after: number | null;
  units_after: number | null;
  pack_after: number | null;
  offer_after: number | null;
  marks_after: string | null;
  applied_at: number | null;
  applied_in: number | null;
  ends_at: number | null;
};

function settledRow(overlaid: OverlaidRow): ProductRow {
  const { settled_by, price_after, units_after, pack_after, offer_after, marks_after, ...rest } = overlaid;
  const { applied_at, applied_in, ends_at, ...row } = rest;
  if (settled_by === null) return row;
  const changed = {
    ...row,
    version: row.version + 1,
    changed_in: applied_in ?? row.changed_in,
    updated_at: applied_at ?? row.updated_at,
  };
  if (marks_after !== null) return markedRow(changed, marks_after);
  return {
    ...changed,
    price: price_after,
    bulk_minimum_units: units_after,
    bulk_pack_price: pack_after,
    is_offer: offer_after ?? row.is_offer,
    price_changed_at: applied_at ?? row.price_changed_at,
    price_ends_at: ends_at,
  };
}
