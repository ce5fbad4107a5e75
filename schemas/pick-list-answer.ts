import { z } from 'zod';
import { SECTIONS } from '#domain/products/sections.ts';
import { id } from './answer-parts.ts';
import { saleUnitAnswer } from './sale-unit.ts';
import { shortagesAnswer } from './stock-answers.ts';

const units = z.int().min(1);

const cuts = z.array(z.strictObject({ count: units, length: units }));

/** '' for a product without variants. */
const pickedVariant = z.strictObject({
  variant: z.string(),
  units,
  pieces: cuts.optional().describe('Cómo se corta lo que va por metro, lo más largo primero'),
  rolls: z
    .array(
      z.strictObject({
        length: units.describe('Lo que tiene antes de cortar'),
        cuts,
        left: z.int().min(0).describe('Lo que queda de él'),
      }),
    )
    .optional()
    .describe('De qué rollo conviene cortar qué; falta si nadie contó los rollos'),
  joined: cuts.optional().describe('Lo que ningún rollo tiene en un solo corte'),
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
    z.strictObject({
      _id: id,
      orderNumber: units,
      userName: z.string(),
      userLastName: z.string(),
      priceList: z
        .strictObject({ id, name: z.string(), holder: z.string() })
        .describe('La lista de precios por la que se pidió; falta si fue al público')
        .optional(),
    }),
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
