import { z } from 'zod';
import { VAT_RATES, type Vat } from '#domain/law/vat.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { madeByKind, PRODUCT_FIELD_NAMES } from '#domain/products/by-kind.ts';
import type { Product } from '#domain/products/product.ts';
import {
  type FieldDefinition,
  type FieldsWith,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFields,
} from '#domain/products/product-fields.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { count } from './answer-parts.ts';
import { saleUnitAnswer } from './sale-unit.ts';
import { FORMAT, FORMAT_WITH_MEASURES } from './wire/compact-catalogue.ts';

/** The fields of a card. `isHidden` has no column, because only visible products are sent. */
type CompactField = Exclude<FieldsWith<{ card: 'whole' | 'when-some' }>, 'isHidden'>;

/** The column value of each kind of field, unless products share its texts. */
type Plain = {
  id: string;
  /** The index in `SECTIONS`. */
  section: number;
  category: string;
  text: string;
  code: string | null;
  flag: 0 | 1;
  photos: string[];
  photoTexts: string[];
  names: string[];
  /** In centavos. */
  price: number | null;
  /** The price is in centavos. */
  bulkOffer: [minimumUnits: number, packPrice: number] | null;
  vat: Vat;
  content: string;
  measure: string;
  saleUnit: SaleUnit;
};

/** Shared texts are positions in `texts`. In a column of mostly empty or usual values `null` stands for those. */
type CompactValue<Field extends CompactField> =
  | (ProductFields[Field] extends { isShared: true }
      ? Product[Field] extends readonly string[]
        ? number[]
        : number
      : Plain[ProductFields[Field]['kind']])
  | (ProductFields[Field] extends { card: 'when-some' } ? null : never);

const position = count.describe('Lugar en texts');

const column =
  (own: z.ZodType, shared: z.ZodType = position) =>
  ({ isShared, card }: FieldDefinition) => {
    const value = isShared ? shared : own;
    return z.array(card === 'when-some' ? value.nullable() : value);
  };
const textColumn = column(z.string());
const listColumn = column(z.array(z.string()), z.array(position));
const sectionPlaces = SECTIONS.map((section, place) => `${place} es ${section}`).join(', ');

const ALL_COLUMNS = madeByKind({
  id: textColumn,
  section: column(z.literal([...SECTIONS.keys()]).describe(sectionPlaces)),
  category: textColumn,
  text: textColumn,
  code: column(z.string().nullable()),
  flag: column(z.literal([0, 1])),
  photos: listColumn,
  photoTexts: listColumn,
  names: listColumn,
  barCodes: listColumn,
  vat: column(z.enum(VAT_RATES)),
  content: textColumn,
  measure: textColumn,
  saleUnit: column(saleUnitAnswer),
  price: (field) => column(count.nullable())(field).describe('Centavos'),
  bulkOffer: (field) =>
    column(z.tuple([count, count]).nullable())(field).describe(
      'Unidades del paquete y su precio en centavos',
    ),
});

/** The visible products' fields for cards and searches. */
export const compactCatalogueAnswer = z
  .strictObject({
    format: z.literal([FORMAT, FORMAT_WITH_MEASURES]),
    texts: z.array(z.string()),
    intros: z
      .record(z.string(), z.strictObject({ text: z.string().optional(), picture: z.string().optional() }))
      .describe('Lo que dice la página de cada categoría y marca, por su dirección'),
    ...sentColumns(),
    modelCount: z.array(count),
    priceEnd: z.array(z.string().nullable()),
    left: z
      .array(z.int().nullable())
      .optional()
      .describe('Lo que queda, en la parte más chica; falta si la tienda no lo cuenta'),
    createdAt: z.array(count.nullable()).describe('Lugar por antigüedad: 0 es el más viejo'),
    unitPrice: z.array(z.strictObject({ price: count, per: z.string() }).nullable()),
  })
  .describe('Una lista por campo, todas en el mismo orden');

/** Safe: each column has the type that `CompactValue` gives its field. */
function sentColumns() {
  const sent = PRODUCT_FIELD_NAMES.filter(isSent).map((field) => [field, ALL_COLUMNS[field]]);
  const { saleUnit, ...columns } = Object.fromEntries(sent) as {
    [Field in CompactField]: z.ZodArray<z.ZodType<CompactValue<Field>>>;
  };
  return { ...columns, saleUnit: saleUnit.optional().describe('Falta si todo se vende por unidad') };
}

function isSent(field: ProductField): field is CompactField {
  const { card }: FieldDefinition = PRODUCT_FIELDS[field];
  return card !== undefined && card !== 'count' && field !== 'isHidden';
}

export type WireCompactCatalogue = z.output<typeof compactCatalogueAnswer>;
