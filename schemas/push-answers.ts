import { z } from 'zod';
import type { WirePushSettings } from './wire/push.ts';

/** The answer of `GET /push`. */
export const pushSettingsAnswer = z.object({
  publicKey: z.string().describe('La clave pública de la tienda (VAPID), en base64url'),
}) satisfies z.ZodType<WirePushSettings>;
