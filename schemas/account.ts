import { z } from 'zod';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-length.ts';
import { ROLES } from '#domain/accounts/roles.ts';
import { isValidEmail, normalisedEmail } from '#domain/contact/email.ts';
import type { LabelsOf } from './labels-of.ts';
import { withoutNul } from './without-nul.ts';

const password = z.string().min(1, { error: 'La contraseña es obligatoria' }).max(1000);

const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, { error: `tiene que tener al menos ${MIN_PASSWORD_LENGTH} caracteres` })
  .max(1000, { error: 'tiene más de 1000 letras' });

/** Six digits from the phone, or a recovery code. Spaces and hyphens are allowed. */
const code = z
  .string()
  .trim()
  .min(1, { error: 'El código es obligatorio' })
  .max(40, { error: 'tiene más de 40 letras' });

/** The secret in an invitation's link. */
const token = z.string().regex(/^[\w-]{1,100}$/, { error: 'no es válido' });

/** The body of `POST /login`. Accounts with one-time codes need the code. */
export const credentialsSchema = z.object({
  email: withoutNul(z.string().trim().min(1, { error: 'El email es obligatorio' }).max(254)),
  password,
  code: code.optional(),
});

/** The body of `PUT /account/password`. */
export const passwordChangeSchema = z.object({ password, newPassword });

/** The body of `PUT /account/codes`. */
export const codeSchema = z.object({ code });

/** The body of `POST /account/codes/disable`. */
export const codesEndSchema = z.object({ password, code });

const role = z.enum(ROLES, { error: 'tiene que ser dueno, encargado o mostrador' });

/** The body of `PUT /administrators/{id}`. */
export const roleChangeSchema = z.object({ role });

/** The body of `POST /invitations`. Without a role, the invited person may do least. */
export const invitationSchema = z.object({
  email: z
    .string()
    .trim()
    .max(254, { error: 'tiene más de 254 letras' })
    .transform(normalisedEmail)
    .refine(isValidEmail, { error: 'no es un correo electrónico' }),
  role: role.default('mostrador'),
});

/** The body of `POST /invitation`. */
export const invitationTokenSchema = z.object({ token });

/** The body of `POST /invitation/accept`. */
export const acceptanceSchema = z.object({ token, password: newPassword });

export const ACCOUNT_LABELS = {
  email: 'Email',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  token: 'Invitación',
  role: 'Rol',
} as const satisfies LabelsOf<
  z.input<typeof passwordChangeSchema | typeof invitationSchema | typeof acceptanceSchema>
>;
