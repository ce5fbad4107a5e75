import { z } from 'zod';
import { answer } from './answer.ts';
import { compactCatalogueAnswer } from './compact-catalogue-answer.ts';
import type { WireSuggestions } from './wire/suggestions.ts';

export const suggestionsAnswer = answer<
  Omit<WireSuggestions, 'products'> & { products: z.output<typeof compactCatalogueAnswer> }
>()(
  z.strictObject({
    products: compactCatalogueAnswer,
    total: z.int().min(0),
    categories: z.array(
      z.strictObject({
        type: z.string(),
        subsection: z.string(),
        label: z.string(),
        parent: z.string().describe('La sección o subsección de la que es parte'),
      }),
    ),
    brands: z.array(z.string()),
  }),
);
