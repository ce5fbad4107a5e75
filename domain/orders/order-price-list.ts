/** The price list that an order was priced by, as it was then (TRADE-002). */
export type OrderPriceList = {
  readonly id: string;
  readonly name: string;
  /** Whom its link was made for. */
  readonly holder: string;
  /** What it said of shipping and payment. */
  readonly conditions: string;
};

/** What a quote says of the list that it was priced by. */
export type QuotePriceList = Pick<OrderPriceList, 'id' | 'name'>;

/** 'Lista Talleres · Casa Pérez'; the list of a customer of the shop may have been made for nobody. */
export function priceListText({ name, holder }: Pick<OrderPriceList, 'name' | 'holder'>): string {
  return [`Lista ${name}`, holder].filter(Boolean).join(' · ');
}
