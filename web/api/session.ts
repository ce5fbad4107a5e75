import { type ApiAnswer, callApi } from './api-client.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** For an account that asks for one. */
  readonly code?: string;
};

/** The answer also carries the token for API clients; the browser has it as a cookie and never reads it. */
export function logIn(credentials: Credentials): Promise<ApiAnswer<unknown>> {
  return callApi('/login', { method: 'POST', body: credentials });
}

export function logOut(): Promise<ApiAnswer<unknown>> {
  return callApi('/logout', { method: 'POST' });
}

/** Whom an invitation's secret invites. */
export function findInvitation(token: string): Promise<ApiAnswer<{ email: string }>> {
  return callApi('/invitation', { method: 'POST', body: { token } });
}

/** Becomes an administrator, logged in. */
export function acceptInvitation(acceptance: {
  token: string;
  password: string;
}): Promise<ApiAnswer<unknown>> {
  return callApi('/invitation/accept', { method: 'POST', body: acceptance });
}
