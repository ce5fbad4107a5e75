/** The price list that an order was priced by, as it was then (TRADE-002). */
export type OrderPriceList = {
  readonly id: string;
  readonly name: string;
  /** Whom its link was made for. */
  readonly holder: string;
  /** What it said of shipping and payment. */
  readonly conditions: string;
};
