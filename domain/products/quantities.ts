/** Units, above 0, by variant: a colour, a model, or '' for a product without variants (CART-002). */
export type Quantities = Readonly<Record<string, number>>;
