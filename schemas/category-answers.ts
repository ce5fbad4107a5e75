import { z } from 'zod';
import { SECTIONS } from '#domain/products/sections.ts';
import { answer } from './answer.ts';
import type { WireCategories } from './wire/categories.ts';

const count = z.int().min(0);

const intro = { picture: z.string().nullable(), text: z.string().describe('Lo que dice su página') };

const category = z.strictObject({
  name: z.string(),
  isHidden: z.boolean().describe('No está en los menús'),
  ...intro,
  products: count.describe('También los ocultos'),
});

export const categoriesAnswer = answer<WireCategories>()(
  z.strictObject({
    version: count,
    tree: z.array(
      z.strictObject({
        section: z.enum(SECTIONS),
        ...intro,
        subsections: z.array(
          category.extend({ types: z.array(category), others: count.describe('Los de Otros') }),
        ),
      }),
    ),
    moved: count.describe('Los productos que el cambio movió'),
  }),
);
