import { sql } from 'kysely';
import { z } from 'zod';
import type { VariantPieces } from '#domain/cart/line-extras.ts';
import { piecesOf } from '#domain/cart/line-pieces.ts';
import type { Pieces } from '#domain/measure/pieces.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import type { ShelfPlace } from '#domain/stock/shelf.ts';
import { shelfVariantOf } from '#domain/stock/shelf-variants.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import type { Database } from '#server/db/connect.ts';

const quantitiesSchema = z.record(z.string(), z.int().min(1));
const piecesSchema = z.array(
  z.object({ variant: z.string(), count: z.int().min(1), length: z.int().min(1) }),
);

export type ShelfLine = ShelfPlace & { readonly amount: number };

export type PlacedLine = ShelfLine & {
  /** How it is cut; in one piece where nobody says (UNIT-004). */
  readonly cuts: readonly Pieces[];
  /** The product's present unit; `null` for a product that is gone for good. */
  readonly unit: SaleUnit | null;
};

/** The lines by which orders are sold, as places on the shelf: those of the version in force, else what was asked. */
export async function linesOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<(PlacedLine & { readonly orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const asked = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'orders.id as order_id',
      'order_lines.product_id',
      'order_lines.quantities',
      'order_lines.pieces',
    ])
    .where('orders.id', 'in', orderIds)
    .where('orders.quote_version', '=', 0)
    .execute();
  const quoted = await db
    .selectFrom('quote_lines')
    .innerJoin('quotes', 'quotes.id', 'quote_lines.quote_id')
    .innerJoin('orders', 'orders.id', 'quotes.order_id')
    .select([
      'orders.id as order_id',
      'quote_lines.product_id',
      'quote_lines.quantities',
      'quote_lines.pieces',
    ])
    .where('orders.id', 'in', orderIds)
    .whereRef(
      'quotes.version',
      '=',
      sql<number>`coalesce(orders.quote_accepted_version, orders.quote_version)`,
    )
    .execute();
  const lines = [...asked, ...quoted].map(({ order_id, product_id, quantities, pieces }) => ({
    orderId: order_id,
    productId: product_id,
    quantities: quantitiesSchema.parse(JSON.parse(quantities)),
    pieces: pieces === '' ? [] : piecesSchema.parse(JSON.parse(pieces)),
  }));
  return onTheShelf(db, lines);
}

type Quantified = {
  readonly productId: string;
  readonly quantities: Readonly<Record<string, number>>;
  readonly pieces?: readonly VariantPieces[];
};

/** Lines as places on the shelf, one for each variant. */
export async function onTheShelf<Line extends Quantified>(
  db: Database,
  lines: readonly Line[],
): Promise<(Omit<Line, 'quantities' | 'pieces'> & PlacedLine)[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = new Map((await findProducts(db, ids)).map((product) => [product.id, product]));
  return lines.flatMap(({ quantities, pieces = [], ...line }) =>
    Object.entries(quantities).map(([key, amount]) => {
      const product = products.get(line.productId);
      const variant = product === undefined ? key : shelfVariantOf(product, key);
      return {
        ...line,
        variant,
        amount,
        cuts: piecesOf({ quantities, extras: { comment: '', pieces } }, key),
        unit: product?.saleUnit ?? null,
      };
    }),
  );
}
