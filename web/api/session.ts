import type { Role } from '#domain/accounts/roles.ts';
import { type ApiAnswer, callApi } from './api-client.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** Only for accounts with one-time codes. */
  readonly code?: string;
};

/** The answer also holds the token for API clients. The browser keeps it as a cookie and never reads it. */
export function logIn(credentials: Credentials): Promise<ApiAnswer<unknown>> {
  return callApi('/login', { method: 'POST', body: credentials });
}

export function logOut(): Promise<ApiAnswer<unknown>> {
  return callApi('/logout', { method: 'POST' });
}

/** The invitation of a secret. */
export function findInvitation(token: string): Promise<ApiAnswer<{ email: string; role: Role }>> {
  return callApi('/invitation', { method: 'POST', body: { token } });
}

/** Creates the invited administrator and logs in. */
export function acceptInvitation(acceptance: {
  token: string;
  password: string;
}): Promise<ApiAnswer<unknown>> {
  return callApi('/invitation/accept', { method: 'POST', body: acceptance });
}
