import { z } from 'zod';
import { ROLES } from '#domain/accounts/roles.ts';
import { count, id, instant } from './answer-parts.ts';

/** The answers about sessions and accounts. */
const role = z.enum(ROLES);

export const tokenAnswer = z.strictObject({ token: z.string() });
export const sessionAnswer = z.strictObject({ email: z.string(), role }).nullable();
export const invitedAnswer = z.strictObject({ email: z.string(), role });

/** The protection of the administrator's own account. */
export const accountAnswer = z.strictObject({
  email: z.string(),
  codes: z.boolean().describe('Si el ingreso pide un código de un solo uso'),
  recoveryCodesLeft: count,
});

/** One of the administrator's own open sessions. */
export const openSessionAnswer = z.strictObject({
  _id: id,
  since: instant,
  /** Accurate to a minute. */
  lastSeen: instant,
  /** The browser's, or ''. */
  userAgent: z.string(),
  current: z.boolean().describe('Si es la que pregunta'),
});

export const endedAnswer = z.strictObject({ ended: count });

/** The secret with which a phone creates one-time codes. */
export const codesOfferAnswer = z.strictObject({
  secret: z.string().describe('En Base32'),
  link: z.string().describe('otpauth://'),
});

export const recoveryCodesAnswer = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const administratorAnswer = z.strictObject({
  _id: id,
  email: z.string(),
  role,
  since: instant,
  codes: z.boolean(),
  current: z.boolean().describe('Si es quien pregunta'),
});

export const invitationAnswer = z.strictObject({
  _id: id,
  email: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: instant,
});

export const newInvitationAnswer = invitationAnswer.extend({
  link: z.string().describe('Se muestra solo esta vez'),
  mailed: z.boolean().nullable().describe('Si salió por correo; null si la tienda no envía'),
});

/** The one that asks; `null` without a session. */
export type WireOwnSession = z.output<typeof sessionAnswer>;
export type WireAccount = z.output<typeof accountAnswer>;
export type WireSession = z.output<typeof openSessionAnswer>;
export type WireCodesOffer = z.output<typeof codesOfferAnswer>;
export type WireRecoveryCodes = z.output<typeof recoveryCodesAnswer>;
export type WireAdministrator = z.output<typeof administratorAnswer>;
export type WireInvitation = z.output<typeof invitationAnswer>;
export type WireNewInvitation = z.output<typeof newInvitationAnswer>;
