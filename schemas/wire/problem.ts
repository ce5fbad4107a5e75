import type { WirePrices } from '../price-change-answers.ts';
import type { WireProblem } from '../problem-answer.ts';
import type { WireProduct } from '../product-answer.ts';

/** 409 when prices of an order changed: the products as they are now, and the new amounts in pesos. */
export type WirePriceChange = WireProblem & {
  code: 'price-changed';
  lines: { _id: string; item: WireProduct }[];
  totalAmount: number;
  payableAmount: number;
};

/** 409 when an ordered product no longer exists. */
export type WireUnknownProduct = WireProblem & { code: 'unknown-product'; ids: string[] };

/** 409 when products of a batch changed since the preview: nothing was applied. */
export type WireRowsChanged = WireProblem & {
  code: 'rows-changed';
  /** All changed rows; `rows` has the first thousand. */
  count: number;
  rows: {
    _id: string;
    code: string;
    name: string;
    /** As the preview saw the product. */
    before: WirePrices;
    /** What the request would store. */
    seen: WirePrices;
    /** As the product is; '' and '0' where it was deleted. */
    now: WirePrices;
    deleted: boolean;
  }[];
};

/** The members of 409 `rows-changed` of an import. `row` is the row of the file. */
export type WireImportRowsChanged = { rows: { row: number; _id: string; code: string; name: string }[] };
