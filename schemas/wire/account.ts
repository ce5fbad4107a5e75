export const MIN_PASSWORD_LENGTH = 12;

/** How the administrator's own account is protected, as `GET /account` answers it. */
export type WireAccount = {
  email: string;
  /** Whether a login asks for a one-time code. */
  codes: boolean;
  recoveryCodesLeft: number;
};

/** One of the administrator's own open sessions. Instants are ISO 8601 in UTC. */
export type WireSession = {
  _id: string;
  since: string;
  /** To the minute. */
  lastSeen: string;
  /** What the browser calls itself; '' when it says nothing. */
  userAgent: string;
  /** Whether it is the one that asks. */
  current: boolean;
};

/** What a phone needs to make one-time codes. */
export type WireCodesOffer = {
  /** In Base32. */
  secret: string;
  /** The same as an `otpauth://` link. */
  link: string;
};

export type WireRecoveryCodes = { recoveryCodes: string[] };

export type WireAdministrator = {
  _id: string;
  email: string;
  since: string;
  codes: boolean;
  /** Whether it is the one who asks. */
  current: boolean;
};

export type WireInvitation = { _id: string; email: string; invitedBy: string; expiresAt: string };

/** What `POST /invitations` answers; the link is shown this once. */
export type WireNewInvitation = WireInvitation & {
  link: string;
  /** Whether the mail server took it; `null` where the shop sends no mail. */
  mailed: boolean | null;
};
