import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Flag } from './column-types.ts';

export type PriceBatchSource = 'edit' | 'price-list' | 'studio' | 'import' | 'undo';

/**
 * 'staged' batches are being prepared and don't count yet. From 'settling' on a batch counts: its rows are being copied
 * to the products, and readers lay them over those that still have the version before.
 */
export type PriceBatchStatus = 'staged' | 'scheduled' | 'settling' | 'applied' | 'cancelled' | 'ended';

/** What a batch sets of its products where it sets no prices. */
export type MarkKind = 'visibility' | 'offer' | 'availability' | 'place' | 'deletion' | 'vat';

/** Absent in a batch of prices. */
type OfMarks<Value extends string> = ColumnType<Value | null, Value | null | undefined, never>;

type PriceBatchesTable = {
  id: string;
  source: PriceBatchSource;
  status: PriceBatchStatus;
  /** What was done, in Spanish. */
  rule: string;
  note: string;
  /** An email, or '' for the server itself. */
  actor: string;
  created_at: number;
  applied_at: number | null;
  /** The catalogue's version since which its staged rows count; `null` for a batch written with its products. */
  applied_in: number | null;
  starts_at: number | null;
  ends_at: number | null;
  /** Rows without those left out. */
  changed: number;
  left_out: number;
  undo_of: string | null;
  /** The last batch that undid all or part of this one. */
  undone_by: string | null;
  /** `null` for a batch of prices. */
  mark_kind: OfMarks<MarkKind>;
  /** The process that prepares, starts or ends the batch now. */
  claimed_by: string | null;
  /** After it, that process is presumed dead. */
  claimed_until: number | null;
};

/** A product's prices before and after. Triggers refuse to change or delete rows of applied batches. */
type PriceChangesTable = {
  id: Generated<number>;
  batch_id: string;
  product_id: string;
  /** The product's version before; `null` in batches of before this column. */
  version: number | null;
  price_before: number | null;
  units_before: number | null;
  pack_before: number | null;
  price_after: number | null;
  units_after: number | null;
  pack_after: number | null;
  /** The offer mark, where the batch sets it; else `null`. */
  offer_before: number | null;
  offer_after: number | null;
  /** JSON of columns of the product, where the batch sets marks; the prices before and after are then the same. */
  marks_before: OfMarks<string>;
  marks_after: OfMarks<string>;
  /** 1 where the product had changed before a scheduled batch began. */
  is_left_out: Flag;
};

export type PriceBatchRow = Selectable<PriceBatchesTable>;
export type PriceChangeRow = Selectable<PriceChangesTable>;

export type PriceTables = {
  price_batches: PriceBatchesTable;
  price_changes: PriceChangesTable;
};
