import { z } from 'zod';

const MAX_ENDPOINT_LENGTH = 1000;
/** An uncompressed point of P-256 and a secret of 16 bytes, in base64url. */
const P256DH = /^[\w-]{87}=?$/;
const AUTH = /^[\w-]{22}(?:==)?$/;

/** As `URL` writes them: of IPv4 in decimals, of IPv6 in brackets. */
const IP_ADDRESS = /^(?:\[|[\d.]+$)/;

const endpoint = z
  .string({ error: 'tiene que ser una dirección https' })
  .max(MAX_ENDPOINT_LENGTH, { error: `tiene más de ${MAX_ENDPOINT_LENGTH} letras` })
  .refine(isPushService, { error: 'tiene que ser una dirección https de un servicio de avisos' });

/** The body of `PUT /push/device` and `POST /push/test`. */
export const pushDeviceSchema = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().regex(P256DH, { error: 'no es una clave de avisos' }),
    auth: z.string().regex(AUTH, { error: 'no es una clave de avisos' }),
  }),
});

/** The body of `POST /push/renew` and `POST /push/end`. */
export const pushEndpointSchema = z.object({ endpoint });

export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** Push services have names; what a name leads to is checked with each delivery. */
function isPushService(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return !IP_ADDRESS.test(url.hostname);
}
