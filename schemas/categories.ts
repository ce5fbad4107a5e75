import { z } from 'zod';
import { MAX_INTRO_LENGTH } from '#domain/addresses/list-intro.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { photoAddress, upTo } from './store/setting-parts.ts';
import { withoutNul } from './without-nul.ts';

const MAX_NAMES = 200;

// The longest texts are refused by the verb, which says what to do.
const name = withoutNul(z.string().max(200, { error: 'tiene más de 200 letras' }));
const parent = { section: z.enum(SECTIONS), subsection: name.default('') };
const at = { section: z.enum(SECTIONS), subsection: name, type: name.default('') };
const place = z.strictObject(at);
/** Without a subsection it is the section itself. */
const page = { ...parent, type: name.default('') };

/** Without a subsection a subsection is added, else a type. */
export const addCategorySchema = z.strictObject({ ...parent, name });

export const renameCategorySchema = z.strictObject({ ...at, name });

/** All names of the level. Without a subsection these are the section's subsections. */
export const orderCategoriesSchema = z.strictObject({ ...parent, names: z.array(name).max(MAX_NAMES) });

export const hideCategorySchema = z.strictObject({
  ...at,
  isHidden: z.boolean({ error: 'tiene que ser true o false' }),
});

export const mergeCategorySchema = z.strictObject({ ...at, into: place });

/** `into` is the place of the products; `null` for a category without any. */
export const removeCategorySchema = z.strictObject({ ...at, into: place.nullable().default(null) });

export const textOfCategorySchema = z.strictObject({ ...page, text: upTo(MAX_INTRO_LENGTH) });

export const pictureOfCategorySchema = z.strictObject({
  ...page,
  picture: photoAddress.nullable(),
});

export const undoCategoriesSchema = z.strictObject({});
