import { z } from 'zod';
import { MAX_INTRO_LENGTH } from '#domain/addresses/list-intro.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { listOf, needed, photoAddress, upTo } from './setting-parts.ts';

const MAX_NAME_LENGTH = 80;

/** A renamed subsection keeps the drawing of its old name. */
const drawing = z.string().regex(/^\/art\/subsections\/[a-z\d-]{1,60}\.webp$/);

const text = { text: upTo(MAX_INTRO_LENGTH).optional() };

const picture = photoAddress.or(drawing).nullable();

const category = z.strictObject({
  name: needed(MAX_NAME_LENGTH),
  isHidden: z.boolean(),
  picture,
  ...text,
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
      picture: picture.optional(),
      ...text,
      subsections: listOf(category.extend({ types: listOf(category, 200) }), 200),
    }),
    SECTIONS.length,
  ),
  former: listOf(z.strictObject({ from: place, to: place }), 5000),
});
