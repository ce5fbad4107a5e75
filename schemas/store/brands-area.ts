import { z } from 'zod';
import { MAX_INTRO_LENGTH } from '#domain/addresses/list-intro.ts';
import { line, listOf, photoAddress, upTo } from './setting-parts.ts';

const brand = z.strictObject({
  name: line,
  /** Names the drawn logo under `/brands/<slug>.svg`, for a brand without a photo of it. */
  slug: z
    .string({ error: 'tiene que ser un texto' })
    .regex(/^[a-z0-9-]{1,80}$/, { error: 'solo puede tener letras sin acento, números y guiones' }),
  logo: photoAddress.nullable().default(null),
});

const page = z.strictObject({
  name: line,
  text: upTo(MAX_INTRO_LENGTH).default(''),
  picture: photoAddress.nullable().default(null),
});

export const brandsArea = z.strictObject({
  brands: listOf(brand, 60),
  /** What the pages of brands say, also of brands without a logo in the row (FIND-009). */
  brandPages: listOf(page, 200).default([]),
});
