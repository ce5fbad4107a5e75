import { z } from 'zod';
import { withoutNul } from './without-nul.ts';

/** The body of `POST /login`. */
export const credentialsSchema = z.object({
  email: withoutNul(z.string().trim().min(1, { error: 'El email es obligatorio' }).max(254)),
  password: z.string().min(1, { error: 'La contraseña es obligatoria' }).max(1000),
});
