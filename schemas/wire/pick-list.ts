import type { Section } from '#domain/products/sections.ts';

/** The units of a colour or model over all chosen orders; `variant` is '' for a product without variants. */
export type WirePickedVariant = { variant: string; units: number };

/** A product over all chosen orders, without a price. */
export type WirePickedProduct = {
  _id: string;
  section: Section;
  subsection: string;
  type: string;
  /** '' without a code. */
  code: string;
  brand: string;
  name: string;
  photo: string | null;
  units: number;
  /** In the product's order. */
  variants: WirePickedVariant[];
  /** The numbers of the orders that hold it. */
  orders: number[];
};

/** The answer of `GET /orders/pick-list?ids=`. */
export type WirePickList = {
  /** The chosen orders, lowest number first; deleted ones are left out. */
  orders: { _id: string; orderNumber: number; userName: string; userLastName: string }[];
  /** By section, subsection, type, brand and name, as the shelves stand. */
  products: WirePickedProduct[];
  /** The free lines of the quotes, which belong to no product. */
  extras: { orderNumber: number; text: string }[];
};
