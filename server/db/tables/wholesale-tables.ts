import type { Selectable } from 'kysely';
import type { Flag, JsonText } from './column-types.ts';

type PriceListsTable = {
  id: string;
  name: string;
  /** A JSON list of `ListRule`. */
  rules: JsonText;
  /** Of an order, in centavos; 0 for none. */
  minimum: number;
  increment: number;
  conditions: string;
  starts_at: number | null;
  ends_at: number | null;
  created_at: number;
  version: number;
};

/** A list's own prices of products, in centavos. */
type PriceListPricesTable = { list_id: string; product_id: string; price: number };

/** Who holds it sees the list's prices (TRADE-002). */
type PriceListLinksTable = {
  id: string;
  list_id: string;
  token: string;
  /** Whom it was made for. */
  holder: string;
  contact: string;
  ends_at: number | null;
  is_cut: Flag;
  /** When it was last opened or ordered by. */
  used_at: number | null;
  created_at: number;
};

export type PriceListRow = Selectable<PriceListsTable>;
export type PriceListLinkRow = Selectable<PriceListLinksTable>;

export type WholesaleTables = {
  price_lists: PriceListsTable;
  price_list_prices: PriceListPricesTable;
  price_list_links: PriceListLinksTable;
};
