import type { Generated, Selectable } from 'kysely';
import type { UnitCode } from '#domain/measure/sale-unit.ts';
import type { StockKind } from '#domain/stock/stock-move.ts';

/** The ledger of the shelf. Triggers refuse to change it: a mistake gets its opposite (STOCK-001). */
type StockMovesTable = {
  id: Generated<number>;
  product_id: string;
  /** A colour or model, or '' for a product without them. */
  variant: string;
  kind: StockKind;
  /** What it adds to the shelf, in smallest parts. */
  amount: number;
  happened_at: number;
  /** The administrator's email. */
  actor: string;
  note: string;
  supplier: string;
  /** The order whose lines were taken off the shelf or given back. */
  order_id: string | null;
  /** What was written down in one step. */
  batch_id: string;
};

/** The sums of the ledger, kept with it in one transaction. */
type StockSumsTable = {
  product_id: string;
  variant: string;
  /** In smallest parts. */
  there: number;
  /** The code of the unit in which it was last counted; '' before. */
  unit: UnitCode | '';
  /** When it was last counted; `null` is not counted. */
  counted_at: number | null;
  /** So much available is little; `null` for the shop's own limit. */
  low_at: number | null;
  /** Whom it was last received from; '' if nobody said. */
  supplier: string;
  /** The version of the catalogue in which what shoppers may be told of it last changed. */
  seen_in: Generated<number>;
  /** The lengths of its rolls as JSON, the longest first; '' where nobody counted them (STOCK-005). */
  rolls: Generated<string>;
};

/** One row: when rows and sums were last compared, and how many sums differed. */
type StockChecksTable = { id: number; checked_at: number; differing: number };

export type StockMoveRow = Selectable<StockMovesTable>;
export type StockSumRow = Selectable<StockSumsTable>;

export type StockTables = {
  stock_moves: StockMovesTable;
  stock_sums: StockSumsTable;
  stock_checks: StockChecksTable;
};
