import { z } from 'zod';
import type { Filters } from '#domain/catalogue/filters.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { LabelsOf } from './labels-of.ts';
import { flagQuery, searchText } from './paging.ts';
import { withoutNul } from './without-nul.ts';

const category = withoutNul(z.string().max(120, { error: 'tiene más de 120 letras' })).default('all');

const name = withoutNul(z.string().max(120, { error: 'tiene más de 120 letras' }));

/** A parameter may be given several times. */
const names = z
  .union([name.transform((one) => [one]), z.array(name).max(20, { error: 'son más de 20' })])
  .default([]);

/** In pesos, as a list's address writes it; 0 is no limit. */
const limit = z
  .string()
  .default('')
  .transform((text, context): number => {
    const amount = text === '' ? 0 : parsePesos(text);
    if (amount !== null && amount >= 0) return amount / 100;
    context.addIssue({ code: 'custom', message: "tiene que ser un precio ('1500,50')" });
    return z.NEVER;
  });

/** The filters that a list's address names, by the same names. Other parameters are ignored. */
export const facetsQuery = z.object({
  q: searchText.default(''),
  type: category,
  subsection: category,
  minPrice: limit.describe('En pesos, con coma decimal; 0 es sin límite'),
  price: limit.describe('El precio más alto'),
  offers: flagQuery.default(false),
  bulk: flagQuery.default(false).describe('Solo los productos con oferta por cantidad'),
  brand: names,
  colour: names,
});

export function filtersOfQuery(query: z.output<typeof facetsQuery>): Filters {
  const { q, offers, bulk, brand, colour, ...rest } = query;
  return { ...rest, text: q, onlyOffers: offers, onlyBulkOffers: bulk, brands: brand, colours: colour };
}

export const FACETS_LABELS = {
  bulk: 'Con oferta por cantidad',
  colour: 'Color',
} as const satisfies LabelsOf<z.input<typeof facetsQuery>>;
