import { z } from 'zod';
import type { LineExtras, VariantPieces } from '#domain/cart/line-extras.ts';
import type { OrderLineRow } from '#server/db/tables/order-tables.ts';

/** Where an order's line keeps what it carries besides product and units. A quote's line has the comment of its order's. */
export const EXTRAS_COLUMNS = ['comment', 'pieces'] as const satisfies readonly (keyof OrderLineRow)[];

export type ExtrasColumns = Pick<OrderLineRow, (typeof EXTRAS_COLUMNS)[number]>;

export function extrasColumns({ comment, pieces }: LineExtras): ExtrasColumns {
  return { comment, pieces: pieces.length === 0 ? '' : JSON.stringify(pieces) };
}

export function extrasOf({ comment, pieces }: ExtrasColumns): LineExtras {
  return { comment, pieces: pieces === '' ? [] : piecesSchema.parse(JSON.parse(pieces)) };
}

const piecesSchema: z.ZodType<readonly VariantPieces[]> = z.array(
  z.object({ variant: z.string(), count: z.int().min(1), length: z.int().min(1) }),
);
