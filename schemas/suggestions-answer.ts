import { z } from 'zod';
import { count } from './answer-parts.ts';
import { compactCatalogueAnswer } from './compact-catalogue-answer.ts';

export const suggestionsAnswer = z.strictObject({
  products: compactCatalogueAnswer,
  total: count,
  categories: z.array(
    z.strictObject({
      type: z.string(),
      subsection: z.string(),
      label: z.string(),
      parent: z.string().describe('La sección o subsección de la que es parte'),
    }),
  ),
  brands: z.array(z.string()),
});

export type WireSuggestions = z.output<typeof suggestionsAnswer>;
