import { z } from 'zod';

/** The answer of `GET /push`. */
export const pushSettingsAnswer = z.object({
  publicKey: z.string().describe('La clave pública de la tienda (VAPID), en base64url'),
});

/** The answer of `POST /push/renew`. */
export const pushRenewalAnswer = z.object({
  active: z.boolean().describe('Si este navegador recibe los avisos'),
});

export type WirePushSettings = z.output<typeof pushSettingsAnswer>;
export type WirePushRenewal = z.output<typeof pushRenewalAnswer>;
