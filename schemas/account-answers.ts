import { z } from 'zod';
import { ROLES } from '#domain/accounts/roles.ts';
import { answer } from './answer.ts';
import type {
  WireAccount,
  WireAdministrator,
  WireCodesOffer,
  WireInvitation,
  WireNewInvitation,
  WireRecoveryCodes,
  WireSession,
} from './wire/account.ts';

/** The answers about sessions and accounts, for the API's description. A test checks every answer against them. */
const id = z.string();
const instant = z.iso.datetime();
const count = z.int().min(0);
const role = z.enum(ROLES);

export const sessionAnswer = z.strictObject({ email: z.string(), role }).nullable();
export const invitedAnswer = z.strictObject({ email: z.string(), role });

export const accountAnswer = answer<WireAccount>()(
  z.strictObject({
    email: z.string(),
    codes: z.boolean().describe('Si el ingreso pide un código de un solo uso'),
    recoveryCodesLeft: count,
  }),
);

export const openSessionAnswer = answer<WireSession>()(
  z.strictObject({
    _id: id,
    since: instant,
    lastSeen: instant,
    userAgent: z.string(),
    current: z.boolean().describe('Si es la que pregunta'),
  }),
);

export const endedAnswer = z.strictObject({ ended: count });

export const codesOfferAnswer = answer<WireCodesOffer>()(
  z.strictObject({
    secret: z.string().describe('En Base32'),
    link: z.string().describe('otpauth://'),
  }),
);

export const recoveryCodesAnswer = answer<WireRecoveryCodes>()(
  z.strictObject({ recoveryCodes: z.array(z.string()) }),
);

export const administratorAnswer = answer<WireAdministrator>()(
  z.strictObject({
    _id: id,
    email: z.string(),
    role,
    since: instant,
    codes: z.boolean(),
    current: z.boolean().describe('Si es quien pregunta'),
  }),
);

export const invitationAnswer = answer<WireInvitation>()(
  z.strictObject({
    _id: id,
    email: z.string(),
    role,
    invitedBy: z.string(),
    expiresAt: instant,
  }),
);

export const newInvitationAnswer = answer<WireNewInvitation>()(
  invitationAnswer.extend({
    link: z.string().describe('Se muestra solo esta vez'),
    mailed: z.boolean().nullable().describe('Si salió por correo; null si la tienda no envía'),
  }),
);
