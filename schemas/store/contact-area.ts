import { z } from 'zod';
import { line, link, listOf } from './setting-parts.ts';

const degrees = (most: number) => {
  const error = `tiene que ser un número de -${most} a ${most}`;
  return z.number({ error }).min(-most, { error }).max(most, { error });
};

const socialLink = z.strictObject({
  network: z.enum(['instagram', 'facebook'], { error: 'tiene que ser instagram o facebook' }),
  url: link,
});

export const contactArea = z.strictObject({
  city: line,
  province: line,
  streetAddress: line,
  postalCode: line,
  landline: line,
  /** As people read it; the chat service takes `whatsappDigits`. */
  mobile: line,
  whatsappDigits: z
    .string({ error: 'tiene que ser un texto' })
    .regex(/^\d{8,15}$/, { error: 'tiene que tener de 8 a 15 dígitos, con el país y sin +' }),
  email: z.email({ error: 'tiene que ser un correo electrónico' }),
  map: z.strictObject({
    latitude: degrees(90),
    longitude: degrees(180),
    /** The map for an iframe. */
    embedUrl: link,
    /** The map as a page. */
    pageUrl: link,
  }),
  socialLinks: listOf(socialLink, 10),
});
