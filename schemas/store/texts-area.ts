import { z } from 'zod';
import { STATIC_PAGES } from '#domain/addresses/static-pages.ts';
import type { Settings } from '../wire/store.ts';
import { listOf, needed, neededListOf, paragraph, wholeFrom } from './setting-parts.ts';

const stars = { error: 'tiene que ser un número de 1 a 5' };

export const textsArea = z.strictObject({
  paymentAnswer: paragraph,
  paymentBenefit: needed(60),
  shippingBenefit: needed(60),
  shippingAnswer: paragraph,
  quoteValidityDays: wholeFrom(1, 365),
  searchExamples: neededListOf(needed(30), 4),
  firstPurchaseMinimum: z
    .number({ error: 'tiene que ser un número en pesos' })
    .min(0, { error: 'no puede ser negativo' })
    .max(1e12, { error: 'es demasiado grande' }),
  imageHosts: listOf(z.hostname({ error: "tiene que ser un sitio, como 'fotos.ejemplo.com'" }), 50),
  structuredData: z.strictObject({
    rating: z
      .strictObject({
        value: z.number(stars).min(1, stars).max(5, stars),
        reviews: wholeFrom(1, 1_000_000_000),
      })
      .nullable(),
  }),
  switchedOff: listOf(z.enum(STATIC_PAGES, { error: 'no es una página que se pueda apagar' }), 10),
  visitCountdown: z.boolean({ error: 'tiene que ser verdadero o falso' }),
}) satisfies z.ZodType<Settings['texts']>;
