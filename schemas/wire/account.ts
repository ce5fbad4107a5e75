import type { Role } from '#domain/accounts/roles.ts';

export const MIN_PASSWORD_LENGTH = 12;

/** The protection of the administrator's own account: the answer of `GET /account`. */
export type WireAccount = {
  email: string;
  /** Whether a login needs a one-time code. */
  codes: boolean;
  recoveryCodesLeft: number;
};

/** One of the administrator's own open sessions. Times are ISO 8601 in UTC. */
export type WireSession = {
  _id: string;
  since: string;
  /** Accurate to a minute. */
  lastSeen: string;
  /** The browser's user agent, or ''. */
  userAgent: string;
  /** Whether this session sent the request. */
  current: boolean;
};

/** The secret with which a phone creates one-time codes. */
export type WireCodesOffer = {
  /** In Base32. */
  secret: string;
  /** The secret as an `otpauth://` link. */
  link: string;
};

export type WireRecoveryCodes = { recoveryCodes: string[] };

export type WireAdministrator = {
  _id: string;
  email: string;
  role: Role;
  since: string;
  codes: boolean;
  /** Whether this administrator sent the request. */
  current: boolean;
};

export type WireInvitation = {
  _id: string;
  email: string;
  role: Role;
  invitedBy: string;
  expiresAt: string;
};

/** The answer of `POST /invitations`. The link is never shown again. */
export type WireNewInvitation = WireInvitation & {
  link: string;
  /** Whether the mail server accepted the invitation; `null` when the shop sends no mail. */
  mailed: boolean | null;
};
