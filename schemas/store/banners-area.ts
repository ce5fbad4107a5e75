import { z } from 'zod';
import { day, line, link, listOf, photoAddress, shopPath, upTo } from './setting-parts.ts';

/** One of the home's banners. */
const banner = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,40}$/, { error: 'solo puede tener letras, números y guiones' }),
    image: photoAddress.nullable(),
    title: line,
    text: upTo(300),
    /** '' for none. */
    link: z.union([z.literal(''), shopPath, link], {
      error: 'tiene que ser una dirección de la tienda, como /cart, o de otro sitio',
    }),
    /** `from` and `to` are days, both included; '' has no bound. */
    from: z.union([z.literal(''), day], { error: "tiene que ser un día, como '2026-12-25'" }),
    to: z.union([z.literal(''), day], { error: "tiene que ser un día, como '2026-12-25'" }),
  })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    error: 'tiene que ser después del comienzo',
  });

export const bannersArea = z.strictObject({
  banners: listOf(banner, 6).refine(
    (banners) => new Set(banners.map(({ id }) => id)).size === banners.length,
    { error: 'hay dos con el mismo id' },
  ),
});
