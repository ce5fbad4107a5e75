import { mayDo, type Role } from '#domain/accounts/roles.ts';
import type {
  WireAccount,
  WireAdministrator,
  WireCodesOffer,
  WireInvitation,
  WireNewInvitation,
  WireRecoveryCodes,
  WireSession,
} from '#schemas/account-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys, isList } from '../promised-shape.ts';
import { fetchRole } from '../shell/fetch-role.ts';

export type AccountData = {
  readonly account: WireAccount;
  readonly sessions: readonly WireSession[];
  /** `null` for a role that may not manage accounts. */
  readonly others: Others | null;
};

type Others = {
  readonly administrators: readonly WireAdministrator[];
  readonly invitations: readonly WireInvitation[];
};

/** The data of 'Cuenta', or `null` when a part of it can't be fetched. */
export async function fetchAccountData(): Promise<AccountData | null> {
  const [own, others] = await Promise.all([fetchOwnAccount(), fetchRole().then(allowedOthers)]);
  if (own === null || others === null) return null;
  return { ...own, others: others === 'not-allowed' ? null : others };
}

/** `null` when a part of it can't be fetched. */
export async function fetchOwnAccount(): Promise<Omit<AccountData, 'others'> | null> {
  const answers = await nullIfUnreachable(() =>
    Promise.all([
      callAdminApi<WireAccount>('/account', { isPromised: hasKeys('email') }),
      callAdminApi<WireSession[]>('/account/sessions', { isPromised: isList }),
    ]),
  );
  if (answers === null) return null;
  const [account, sessions] = answers;
  if (!account.ok || !sessions.ok) return null;
  return { account: account.data, sessions: sessions.data };
}

/** `null` when a part of them, or the role, is unknown. */
async function allowedOthers(role: Role | null): Promise<Others | 'not-allowed' | null> {
  if (role === null) return null;
  return mayDo(role, 'accounts') ? fetchOthers() : 'not-allowed';
}

/** `null` when a part of them can't be fetched. */
export async function fetchOthers(): Promise<Others | null> {
  const answers = await nullIfUnreachable(() =>
    Promise.all([
      callAdminApi<WireAdministrator[]>('/administrators', { isPromised: isList }),
      callAdminApi<WireInvitation[]>('/invitations', { isPromised: isList }),
    ]),
  );
  if (answers === null) return null;
  const [administrators, invitations] = answers;
  if (!administrators.ok || !invitations.ok) return null;
  return { administrators: administrators.data, invitations: invitations.data };
}

export function changePassword(change: { password: string; newPassword: string }): Promise<Outcome<unknown>> {
  return send('/account/password', { method: 'PUT', body: change, success: 204 });
}

export function offerCodes(): Promise<Outcome<WireCodesOffer>> {
  return send('/account/codes', { method: 'POST', isPromised: hasKeys('secret') });
}

export function enableCodes(code: string): Promise<Outcome<WireRecoveryCodes>> {
  return send('/account/codes', { method: 'PUT', body: { code }, isPromised: hasKeys('recoveryCodes') });
}

export function disableCodes(confirmation: { password: string; code: string }): Promise<Outcome<unknown>> {
  return send('/account/codes/disable', { method: 'POST', body: confirmation, success: 204 });
}

export function endSession(id: string): Promise<Outcome<unknown>> {
  return send(`/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', success: 204 });
}

export function endOtherSessions(): Promise<Outcome<unknown>> {
  return send('/account/sessions', { method: 'DELETE' });
}

export function inviteAdministrator(invited: {
  email: string;
  role: string;
}): Promise<Outcome<WireNewInvitation>> {
  return send('/invitations', { method: 'POST', body: invited, success: 201, isPromised: hasKeys('link') });
}

export function changeRole(id: string, role: Role): Promise<Outcome<unknown>> {
  return send(`/administrators/${encodeURIComponent(id)}`, { method: 'PUT', body: { role }, success: 204 });
}

export function withdrawInvitation(id: string): Promise<Outcome<unknown>> {
  return send(`/invitations/${encodeURIComponent(id)}`, { method: 'DELETE', success: 204 });
}

export function removeAdministrator(id: string): Promise<Outcome<unknown>> {
  return send(`/administrators/${encodeURIComponent(id)}`, { method: 'DELETE', success: 204 });
}

function send<T>(path: string, request: Parameters<typeof callAdminApi>[1]): Promise<Outcome<T>> {
  return outcomeOf(() => callAdminApi<T>(path, request));
}
