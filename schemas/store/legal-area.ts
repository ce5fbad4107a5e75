import { z } from 'zod';
import type { Settings } from '../wire/store.ts';
import { link, shopPath, upTo } from './setting-parts.ts';

const MAX_PAGE_LENGTH = 30_000;

const linkOrNothing = z.union([z.literal(''), shopPath, link], {
  error: 'tiene que ser una dirección http o https, o de la tienda, como /contact',
});

export const legalArea = z.strictObject({
  taxId: z
    .string({ error: 'tiene que ser un texto' })
    .regex(/^(\d{2}-\d{8}-\d)?$/, { error: "tiene que ser un CUIT, como '30-00000000-0'" }),
  companyName: upTo(300),
  legalAddress: upTo(300),
  consumerDefence: linkOrNothing,
  fiscalData: linkOrNothing,
  terms: upTo(MAX_PAGE_LENGTH),
  privacy: upTo(MAX_PAGE_LENGTH),
  returns: upTo(MAX_PAGE_LENGTH),
}) satisfies z.ZodType<Settings['legal']>;
