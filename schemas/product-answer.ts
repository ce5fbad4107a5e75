import { z } from 'zod';
import { MEASURES } from '#domain/law/unit-price.ts';
import { VAT_RATES } from '#domain/law/vat.ts';
import type { ProductPart } from '#domain/products/product-parts.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { saleUnitAnswer } from './sale-unit.ts';
import { type PartSchemas, wireShape } from './wire-shape.ts';

export const pesosText = z.string().describe("Pesos con punto decimal ('1500.50')");

const said =
  <Schema extends z.ZodType>(schema: Schema) =>
  ({ described }: ProductPart): Schema =>
    described === undefined ? schema : schema.describe(described);

const ANSWERED: PartSchemas = {
  id: said(z.string()),
  section: said(z.enum(SECTIONS)),
  category: said(z.string()),
  text: said(z.string()),
  code: said(z.string()),
  flag: said(z.boolean()),
  photos: said(z.array(z.string())),
  photoTexts: said(z.array(z.string())),
  names: said(z.array(z.string())),
  barCodes: said(z.array(z.string())),
  price: said(pesosText),
  packPrice: said(pesosText),
  minimumUnits: said(z.string()),
  vat: said(z.enum(VAT_RATES)),
  content: said(z.string()),
  measure: said(z.enum(['', ...MEASURES])),
  saleUnit: said(saleUnitAnswer),
};

/** `data.items[0]`: the product's texts, prices and variants (DATA-002/003). */
export const itemAnswer = z.strictObject(wireShape('item', ANSWERED));

/** A product (DATA-001, DATA-004). A true `filter` hides it from visitors. */
export const productAnswer = z.strictObject({
  ...wireShape('root', ANSWERED),
  left: z
    .record(z.string(), z.int())
    .describe('Lo que queda de cada color o modelo, donde la tienda lo cuenta; en la parte más chica')
    .optional(),
  data: z.strictObject({ ...wireShape('data', ANSWERED), items: z.array(itemAnswer) }),
});

export type WireItem = z.output<typeof itemAnswer>;
export type WireProduct = z.output<typeof productAnswer>;
