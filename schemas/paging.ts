import { z } from 'zod';
import { withoutNul } from './without-nul.ts';

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, { error: 'tiene que ser un número entero' })
  .transform(Number);

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'tiene que ser 0 o 1' })
  .transform((value) => value === '1' || value === 'true');

/** `page` counts from 1. Without both parameters the answer has everything. */
export const pagingQuery = {
  page: wholeNumber.refine((page) => page >= 1, { error: 'empieza en 1' }).optional(),
  size: wholeNumber
    .refine((size) => size >= 1 && size <= 200, { error: 'tiene que estar entre 1 y 200' })
    .optional(),
};

export const searchText = withoutNul(z.string().max(200, { error: 'tiene más de 200 letras' }));

export const flagQuery = flag;

/** At most ten years. */
export const daysQuery = wholeNumber.refine((days) => days >= 1 && days <= 3650, {
  error: 'tiene que estar entre 1 y 3650',
});

/** Brief lists have only the fields that a screen shows. */
export const briefQuery = flag.default(false);

/** An id in a path or a list: letters, digits, '_' and '-' alone. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/, { error: 'no es válido' });

export const idParams = z.object({ id: idSchema });
