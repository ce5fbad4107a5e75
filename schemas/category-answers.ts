import { z } from 'zod';
import { SECTIONS } from '#domain/products/sections.ts';
import { count } from './answer-parts.ts';

const intro = { picture: z.string().nullable(), text: z.string().describe('Lo que dice su página') };

const category = z.strictObject({
  name: z.string(),
  isHidden: z.boolean().describe('No está en los menús'),
  ...intro,
  products: count.describe('También los ocultos'),
});

/** `others` counts the products of 'Otros', which every subsection has, and of types that the list lacks. */
const subsection = category.extend({ types: z.array(category), others: count.describe('Los de Otros') });

export const categoriesAnswer = z.strictObject({
  version: count,
  tree: z.array(z.strictObject({ section: z.enum(SECTIONS), ...intro, subsections: z.array(subsection) })),
  moved: count.describe('Los productos que el cambio movió'),
});

export type WireCategory = z.output<typeof category>;
export type WireSubsection = z.output<typeof subsection>;
export type WireCategories = z.output<typeof categoriesAnswer>;
