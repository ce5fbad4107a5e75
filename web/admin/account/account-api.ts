import type {
  WireAccount,
  WireAdministrator,
  WireCodesOffer,
  WireInvitation,
  WireNewInvitation,
  WireRecoveryCodes,
  WireSession,
} from '#schemas/wire/account.ts';
import type { ApiRequest } from '#web/api/api-client.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';

export type AccountData = {
  readonly account: WireAccount;
  readonly sessions: readonly WireSession[];
  readonly administrators: readonly WireAdministrator[];
  readonly invitations: readonly WireInvitation[];
};

/** The data of 'Cuenta', or `null` when a part of it can't be fetched. */
export async function fetchAccountData(): Promise<AccountData | null> {
  const answers = await nullIfUnreachable(() =>
    Promise.all([
      callAdminApi<WireAccount>('/account'),
      callAdminApi<WireSession[]>('/account/sessions'),
      callAdminApi<WireAdministrator[]>('/administrators'),
      callAdminApi<WireInvitation[]>('/invitations'),
    ]),
  );
  if (answers === null) return null;
  const [account, sessions, administrators, invitations] = answers;
  if (!account.ok || !sessions.ok || !administrators.ok || !invitations.ok) return null;
  return {
    account: account.data,
    sessions: sessions.data,
    administrators: administrators.data,
    invitations: invitations.data,
  };
}

export function changePassword(change: { password: string; newPassword: string }): Promise<Outcome<unknown>> {
  return send('/account/password', { method: 'PUT', body: change });
}

export function offerCodes(): Promise<Outcome<WireCodesOffer>> {
  return send('/account/codes', { method: 'POST' });
}

export function enableCodes(code: string): Promise<Outcome<WireRecoveryCodes>> {
  return send('/account/codes', { method: 'PUT', body: { code } });
}

export function disableCodes(confirmation: { password: string; code: string }): Promise<Outcome<unknown>> {
  return send('/account/codes/disable', { method: 'POST', body: confirmation });
}

export function endSession(id: string): Promise<Outcome<unknown>> {
  return send(`/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export function endOtherSessions(): Promise<Outcome<unknown>> {
  return send('/account/sessions', { method: 'DELETE' });
}

export function inviteAdministrator(email: string): Promise<Outcome<WireNewInvitation>> {
  return send('/invitations', { method: 'POST', body: { email } });
}

export function withdrawInvitation(id: string): Promise<Outcome<unknown>> {
  return send(`/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export function removeAdministrator(id: string): Promise<Outcome<unknown>> {
  return send(`/administrators/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

function send<T>(path: string, request: ApiRequest): Promise<Outcome<T>> {
  return outcomeOf(() => callAdminApi<T>(path, request));
}
