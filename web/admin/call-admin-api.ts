import type { WireProblem } from '#schemas/problem-answer.ts';
import { type ApiAnswer, type ApiRequest, callApi } from '#web/api/api-client.ts';
import { loginPath } from './return-path.ts';

type AdminRequest = ApiRequest & {
  /** The status of success, 200 by default. No other one is a success (API-006, API-008). */
  readonly success?: number;
  /** Whether a body has the promised shape; any has it by default. */
  readonly isPromised?: (body: unknown) => boolean;
};

/**
 * Like `callApi`, for administrators. After the session has ended it goes to the login, which returns here. The promise
 * then never settles, so nothing of the old page reacts any more.
 */
export async function callAdminApi<T>(
  path: string,
  { success = 200, isPromised = () => true, ...request }: AdminRequest = {},
): Promise<ApiAnswer<T>> {
  const answer = await callApi<T>(path, request);
  if (answer.status === 401) {
    window.location.assign(loginPath(window.location));
    return new Promise(() => {});
  }
  if (!answer.ok || (answer.status === success && isPromised(answer.data))) return answer;
  return { ok: false, status: answer.status, headers: answer.headers, problem: unpromised(answer.status) };
}

function unpromised(status: number): WireProblem {
  const title = 'El servidor respondió algo que no se esperaba.';
  return { type: 'about:blank', status, code: 'unreadable-answer', title };
}
