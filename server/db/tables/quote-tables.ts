import type { ColumnType, Selectable } from 'kysely';
import type { Flag, JsonText } from './column-types.ts';

/** A version of an order's quote. Triggers refuse to change what was sent, and a second acceptance. */
type QuotesTable = {
  id: string;
  order_id: string;
  version: number;
  /** The secret of the customer's link. */
  token: string;
  extras: JsonText;
  /** In hundredths of a percent. */
  discount_percent: number;
  has_shipping: Flag;
  /** `null` is 'A confirmar'. */
  shipping_amount: number | null;
  shipping_carrier: string;
  shipping_note: string;
  /** The first moment at which it is no longer valid. */
  valid_until: number;
  message: string;
  list_total: number;
  subtotal: number;
  discount: number;
  total: number;
  sent_at: number;
  /** The administrator's email. */
  sent_by: string;
  seen_at: number | null;
  accepted_at: number | null;
  /** The price list that it was priced by. */
  price_list: JsonText | null;
};

type QuoteLinesTable = {
  quote_id: string;
  position: number;
  product_id: string;
  /** Its copy of the product, in `product_copies`. */
  copy_id: string;
  quantities: JsonText;
  /** `null` is the catalogue's price with its bulk offer. */
  unit_price: number | null;
  /** In hundredths of a percent. */
  discount_percent: number;
  note: string;
  units: number;
  list_total: number;
  total: number;
  /** The cuts in which it is asked, as `extrasColumns` writes them; '' for none. */
  pieces: ColumnType<string, string | undefined, string>;
};

/** The changes that customers asked for. */
type QuoteQuestionsTable = { id: string; quote_id: string; message: string; asked_at: number };

type QuoteDraftsTable = {
  order_id: string;
  version: number;
  /** The editor's state, as the API has it. */
  content: JsonText;
  updated_at: number;
  /** The administrator's email. */
  updated_by: string;
};

export type QuoteRow = Selectable<QuotesTable>;
export type QuoteLineRow = Selectable<QuoteLinesTable>;
export type QuoteDraftRow = Selectable<QuoteDraftsTable>;

export type QuoteTables = {
  quotes: QuotesTable;
  quote_lines: QuoteLinesTable;
  quote_questions: QuoteQuestionsTable;
  quote_drafts: QuoteDraftsTable;
};
