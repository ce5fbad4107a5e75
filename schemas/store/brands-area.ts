import { z } from 'zod';
import type { Settings } from '../wire/store.ts';
import { line, listOf, photoAddress } from './setting-parts.ts';

const brand = z.strictObject({
  name: line,
  slug: z
    .string({ error: 'tiene que ser un texto' })
    .regex(/^[a-z0-9-]{1,80}$/, { error: 'solo puede tener letras sin acento, números y guiones' }),
  logo: photoAddress.nullable().default(null),
});

export const brandsArea = z.strictObject({
  brands: listOf(brand, 60),
}) satisfies z.ZodType<Settings['brands']>;
