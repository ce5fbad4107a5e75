import { type ApiAnswer, type ApiRequest, callApi } from '#web/api/api-client.ts';
import { loginPath } from './return-path.ts';

/**
 * Like `callApi`, for administrators. After the session has ended it goes to the login, which returns here. The promise
 * then never settles, so nothing of the old page reacts any more.
 */
export async function callAdminApi<T>(path: string, request?: ApiRequest): Promise<ApiAnswer<T>> {
  const answer = await callApi<T>(path, request);
  if (answer.status !== 401) return answer;
  window.location.assign(loginPath(window.location));
  return new Promise(() => {});
}
