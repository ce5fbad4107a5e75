import { z } from 'zod';
import type { ProductAction } from '#domain/catalogue/product-action.ts';
import { VAT_RATES, type Vat } from '#domain/law/vat.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import type { LabelsOf } from './labels-of.ts';
import { idSchema } from './paging.ts';
import { MAX_CHANGED_ROWS } from './price-change.ts';
import { productFilterSchema } from './product-filter.ts';
import { withoutNul } from './without-nul.ts';

export const chosenProductSchema = z.strictObject({
  _id: idSchema,
  version: z.int({ error: 'tiene que ser un número entero' }).min(1).optional(),
});

export type ChosenProduct = z.output<typeof chosenProductSchema>;

/** There can be very many, so the route reads each by `chosenProductSchema`, in pieces. */
const unreadProduct = z
  .unknown()
  .meta(z.toJSONSchema(chosenProductSchema, { target: 'openapi-3.0', io: 'input' }));

const category = (label: string) =>
  withoutNul(
    z
      .string()
      .trim()
      .min(1, { error: `${label} es obligatorio` })
      .max(80),
  );

const place = z.strictObject({
  section: z.enum(SECTIONS),
  subsection: category('la subsección'),
  type: category('el tipo'),
});

const KINDS = ['hide', 'show', 'offer', 'sold-out', 'category', 'vat', 'delete', 'restore'] as const;

/** The body of `POST /items/actions`. */
export const productActionSchema = z
  .strictObject({
    ids: z
      .array(unreadProduct)
      .min(1, { error: 'no tiene productos' })
      .max(MAX_CHANGED_ROWS, { error: `tiene más de ${MAX_CHANGED_ROWS}` })
      .optional(),
    select: productFilterSchema.optional(),
    action: z.enum(KINDS, { error: `tiene que ser ${KINDS.join(', ')}` }),
    value: z
      .union([z.boolean(), place, z.enum(VAT_RATES)], {
        error: "tiene que ser true, false, una categoría o una tasa de IVA ('21', '10.5', '0')",
      })
      .optional(),
  })
  .transform(({ ids, select, action: kind, value }, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
      return z.NEVER;
    };
    if ((ids === undefined) === (select === undefined))
      return refuse('ids', 'van ids o select, uno de los dos');
    const action = actionOf(kind, value);
    if (action === null) return refuse('value', 'no es lo que esta acción necesita');
    return { ids: ids ?? null, select: select ?? null, action };
  });

type Value = boolean | Vat | z.output<typeof place> | undefined;

function actionOf(kind: ProductAction['kind'], value: Value): ProductAction | null {
  if (kind === 'category') return typeof value === 'object' ? { kind, place: value } : null;
  if (kind === 'vat') return typeof value === 'string' ? { kind, vat: value } : null;
  if (typeof value === 'object' || typeof value === 'string') return null;
  if (kind === 'offer' || kind === 'sold-out') return { kind, isOn: value ?? true };
  return value === false ? null : { kind };
}

export type WireProductAction = Omit<z.input<typeof productActionSchema>, 'ids'> & { ids?: ChosenProduct[] };

export const PRODUCT_ACTION_LABELS = {
  ids: 'Elegidos',
  select: 'Qué productos',
} as const satisfies LabelsOf<WireProductAction>;
