import { z } from 'zod';
import type { Centavos } from '#domain/money/centavos.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import { AVAILABILITIES } from '#domain/products/product-criteria.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import type { LabelsOf } from './labels-of.ts';
import { daysQuery, flagQuery, searchText } from './paging.ts';
import { withoutNul } from './without-nul.ts';

/** What a product can be listed for the lack of. */
export const MISSING_PARTS = ['price', 'photo', 'code'] as const;

const category = withoutNul(z.string().max(80, { error: 'tiene más de 80 letras' })).default('');

/** '' is no limit. */
const limit = z
  .string()
  .transform((text, context): Centavos | null => {
    if (text === '') return null;
    const amount = parseDecimalString(text);
    if (amount !== null && amount >= 0) return amount;
    context.addIssue({
      code: 'custom',
      message: "tiene que ser un número con punto decimal ('1500.50')",
    });
    return z.NEVER;
  })
  .default(null);

/** What a query and the body of an action have in common. */
const criteria = {
  q: searchText.default(''),
  code: searchText.default(''),
  section: z
    .enum(['', ...SECTIONS], { error: `tiene que ser ${SECTIONS.join(' o ')}` })
    .default('')
    .transform((section) => (section === '' ? null : section)),
  subsection: category,
  type: category,
  brand: withoutNul(z.string().max(200, { error: 'tiene más de 200 letras' })).default(''),
  availability: z
    .enum(['', ...AVAILABILITIES], { error: `tiene que ser ${AVAILABILITIES.join(', ')}` })
    .default('')
    .transform((availability) => (availability === '' ? null : availability))
    .describe('Con stock (in-stock), sin algunos colores o modelos (partly) o agotado (sold-out)'),
  minPrice: limit.describe('Pesos con punto decimal; los productos sin precio quedan afuera'),
  maxPrice: limit,
  missing: z
    .enum(MISSING_PARTS, { error: 'tiene que ser price, photo o code' })
    .describe('Solo los productos sin precio, sin foto o sin código')
    .optional(),
};

/** The filters of `GET /items` and its files. */
export const productFilterQuery = {
  ...criteria,
  hidden: flagQuery.default(false),
  deleted: flagQuery.default(false),
  offers: flagQuery.default(false).describe('Solo los productos en oferta'),
  unchangedDays: daysQuery
    .describe('Solo los productos con el mismo precio desde hace tantos días')
    .optional(),
};

/** The same filters in a body. */
export const productFilterSchema = z.strictObject({
  ...criteria,
  hidden: z.boolean().default(false).describe('También los ocultos'),
  deleted: z.boolean().default(false).describe('Los eliminados, en lugar de los demás'),
  offers: z.boolean().default(false),
  unchangedDays: z.int().min(1).max(3650).optional(),
});

export type ProductFilter = z.output<typeof productFilterSchema>;

export const PRODUCT_FILTER_LABELS = {
  q: 'Búsqueda',
  hidden: 'Ocultos',
  deleted: 'Eliminado',
  offers: 'En oferta',
  minPrice: 'Precio desde',
  maxPrice: 'Precio hasta',
  missing: 'Lo que falta',
  unchangedDays: 'Días sin cambios',
} as const satisfies LabelsOf<z.input<typeof productFilterSchema>>;
