import { z } from 'zod';
import { SECTIONS } from '#domain/products/sections.ts';
import { id } from './answer-parts.ts';
import { saleUnitAnswer } from './sale-unit.ts';
import { shortagesAnswer } from './stock-answers.ts';

const units = z.int().min(1);

/** '' for a product without variants. */
const pickedVariant = z.strictObject({
  variant: z.string(),
  units,
  pieces: z
    .array(z.strictObject({ count: units, length: units }))
    .optional()
    .describe('Cómo se corta lo que va por metro, lo más largo primero'),
});

/** A product over all chosen orders, without a price. */
const pickedProduct = z.strictObject({
  _id: id,
  section: z.enum(SECTIONS),
  subsection: z.string(),
  type: z.string(),
  /** '' without a code. */
  code: z.string(),
  brand: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  unit: saleUnitAnswer.optional(),
  units,
  /** In the product's order. */
  variants: z.array(pickedVariant),
  orders: z.array(units).describe('Los números de los pedidos que lo llevan'),
});

/** The answer of `GET /orders/pick-list?ids=`. */
export const pickListAnswer = z.strictObject({
  /** Lowest number first; deleted ones are left out. */
  orders: z.array(
    z.strictObject({ _id: id, orderNumber: units, userName: z.string(), userLastName: z.string() }),
  ),
  /** By section, subsection, type, brand and name, as the shelves stand. */
  products: z.array(pickedProduct),
  shortages: shortagesAnswer.shape.lines
    .describe('Lo que piden entre todos y no alcanza; falta si alcanza o no se controla')
    .optional(),
  /** The free lines of the quotes, which belong to no product. */
  extras: z.array(z.strictObject({ orderNumber: units, text: z.string() })),
});

export type WirePickedProduct = z.output<typeof pickedProduct>;
export type WirePickList = z.output<typeof pickListAnswer>;
