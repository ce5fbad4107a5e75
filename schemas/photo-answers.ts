import { z } from 'zod';
import { count, id } from './answer-parts.ts';

export const photoAnswer = z.strictObject({ url: z.string() });

/** An entry of the answer of `POST /photo-matches`, in the order of the names. */
export const photoMatchAnswer = z.strictObject({
  name: z.string(),
  /** The product whose code begins the name, with the number of photos that it has. */
  product: z.strictObject({ _id: id, code: z.string(), name: z.string(), photos: count }).nullable(),
  rivals: z.array(z.string()).describe('Los códigos que empiezan igual, si no se pudo elegir uno'),
});

export type WirePhotoMatch = z.output<typeof photoMatchAnswer>;
