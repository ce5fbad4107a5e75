import { z } from 'zod';
import { SECTIONS } from '#domain/catalogue/sections.ts';
import type { Settings } from '../wire/store.ts';
import { listOf, needed, photoAddress, upTo } from './setting-parts.ts';

const MAX_NAME_LENGTH = 80;

const category = z.strictObject({
  name: needed(MAX_NAME_LENGTH),
  isHidden: z.boolean(),
  picture: photoAddress.nullable(),
});

const place = z.strictObject({
  section: z.enum(SECTIONS),
  subsection: upTo(MAX_NAME_LENGTH),
  type: upTo(MAX_NAME_LENGTH),
});

export const categoriesArea = z.strictObject({
  tree: listOf(
    z.strictObject({
      section: z.enum(SECTIONS),
      subsections: listOf(category.extend({ types: listOf(category, 200) }), 200),
    }),
    SECTIONS.length,
  ),
  former: listOf(z.strictObject({ from: place, to: place }), 5000),
}) satisfies z.ZodType<Settings['categories']>;
