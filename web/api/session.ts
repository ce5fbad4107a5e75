import { type ApiAnswer, callApi } from './api-client.ts';

/** The answer also carries the token for API clients; the browser has it as a cookie and never reads it. */
export function logIn(credentials: { email: string; password: string }): Promise<ApiAnswer<unknown>> {
  return callApi('/login', { method: 'POST', body: credentials });
}

export function logOut(): Promise<ApiAnswer<unknown>> {
  return callApi('/logout', { method: 'POST' });
}
