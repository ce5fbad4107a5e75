import { type ApiAnswer, type ApiRequest, callApi } from '#web/api/api-client.ts';
import { loginPath } from './return-path.ts';

/**
 * As `callApi`, for what only administrators may do. Where the session has ended it leaves for the login, which
 * comes back here, and never answers: nothing of the old page should still react.
 */
export async function callAdminApi<T>(path: string, request?: ApiRequest): Promise<ApiAnswer<T>> {
  const answer = await callApi<T>(path, request);
  if (answer.status !== 401) return answer;
  window.location.assign(loginPath(window.location));
  return new Promise(() => {});
}
