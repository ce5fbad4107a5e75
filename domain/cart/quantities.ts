/** Units by variant: the colour or model name, or '' for a product without variants (CART-002). Never 0 or less. */
export type Quantities = Readonly<Record<string, number>>;
