/** Amounts, above 0, in smallest parts of the product's unit of sale (UNIT-001), by variant: a colour, a model, or '' for a product without variants (CART-002). */
export type Quantities = Readonly<Record<string, number>>;
