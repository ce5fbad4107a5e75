import { z } from 'zod';

const secret = z
  .string({ error: 'tiene que ser un texto' })
  .trim()
  .max(300, { error: 'tiene más de 300 letras' })
  .regex(/^[\x21-\x7e]*$/, { error: 'lleva solo letras, números y signos, sin espacios' });

// Not strict: a refusal names an unknown field, and that could be a secret in the wrong place.
/** The body of `PUT /payments/mercado-pago`; a secret that is left out stays, an empty one is removed. */
export const mercadoPagoSchema = z.object({
  isOn: z.boolean({ error: 'tiene que ser true o false' }),
  accessToken: secret.optional(),
  webhookSecret: secret.optional(),
});

/** What of the account can be read: never a secret, but its last four signs. */
export const mercadoPagoAnswer = z.strictObject({
  isOn: z.boolean(),
  accessTokenEnd: z.string(),
  webhookSecretEnd: z.string(),
});

/** The body of `POST /quotes/{token}/pay`. */
export const payQuoteSchema = z.strictObject({
  part: z.enum(['total', 'deposit'], { error: "tiene que ser 'total' o 'deposit'" }).default('total'),
});

export const payAnswer = z.strictObject({ url: z.string().describe('Donde se paga, en Mercado Pago') });

/** Mercado Pago reads the status alone. */
export const takenNoticeAnswer = z.strictObject({});

export type WireMercadoPago = z.output<typeof mercadoPagoAnswer>;
