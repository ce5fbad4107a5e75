import { z } from 'zod';
import { link, shopPath, upTo } from './setting-parts.ts';

const MAX_PAGE_LENGTH = 30_000;

const linkOrNothing = z.union([z.literal(''), shopPath, link], {
  error: 'tiene que ser una dirección http o https, o de la tienda, como /contact',
});

export const legalArea = z.strictObject({
  /** Printed on quotes. An empty one is hidden. */
  taxId: z
    .string({ error: 'tiene que ser un texto' })
    .regex(/^(\d{2}-\d{8}-\d)?$/, { error: "tiene que ser un CUIT, como '30-00000000-0'" }),
  companyName: upTo(300),
  legalAddress: upTo(300),
  /** Links of the footer; empty ones are hidden. */
  consumerDefence: linkOrNothing,
  fiscalData: linkOrNothing,
  /** The shop's own texts, with headings ('# …'); '' while nobody has written them. */
  terms: upTo(MAX_PAGE_LENGTH),
  privacy: upTo(MAX_PAGE_LENGTH),
  returns: upTo(MAX_PAGE_LENGTH),
});
