import { z } from 'zod';
import type { WirePushRenewal, WirePushSettings } from './wire/push.ts';

/** The answer of `GET /push`. */
export const pushSettingsAnswer = z.object({
  publicKey: z.string().describe('La clave pública de la tienda (VAPID), en base64url'),
}) satisfies z.ZodType<WirePushSettings>;

/** The answer of `POST /push/renew`. */
export const pushRenewalAnswer = z.object({
  active: z.boolean().describe('Si este navegador recibe los avisos'),
}) satisfies z.ZodType<WirePushRenewal>;
