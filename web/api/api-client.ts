import type { WireProblem } from '#schemas/problem-answer.ts';
import type { WirePriceChange, WireUnknownProduct } from '#schemas/wire/problem.ts';

export type ApiProblem = WireProblem | WirePriceChange | WireUnknownProduct;

export type ApiAnswer<T> =
  | { readonly ok: true; readonly status: number; readonly data: T; readonly headers: Headers }
  | { readonly ok: false; readonly status: number; readonly problem: ApiProblem; readonly headers: Headers };

export type ApiRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/**
 * The browser's one way to the API. Sets no timeout (API-003).
 * @param path below `/api`, with its leading slash
 * @throws TypeError when no answer arrives; an unsuccessful answer is returned, not thrown (ERR-002)
 */
export async function callApi<T>(path: string, request: ApiRequest = {}): Promise<ApiAnswer<T>> {
  const response = await fetch(`/api${path}`, requestInit(request));
  const { ok, status, headers } = response;
  const body = await bodyOf(response);
  if (ok) return { ok, status, headers, data: asPromised<T>(body) };
  return { ok, status, headers, problem: problemOf(body, status) };
}

function requestInit({ method = 'GET', body, headers = {}, signal }: ApiRequest): RequestInit {
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...headers },
  };
  if (signal) init.signal = signal;
  if (body === undefined) return init;
  return {
    ...init,
    body: JSON.stringify(body),
    headers: { ...init.headers, 'content-type': 'application/json' },
  };
}

/** `null` for an answer without a JSON body, such as a proxy's error page. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function problemOf(body: unknown, status: number): ApiProblem {
  if (isProblem(body)) return body;
  return { type: 'about:blank', status, code: 'unreadable-answer', title: `El servidor respondió ${status}` };
}

function isProblem(body: unknown): body is ApiProblem {
  return typeof body === 'object' && body !== null && 'code' in body && 'title' in body;
}

/** Safe because our own server builds the answer with the codec of this type. */
function asPromised<T>(body: unknown): T {
  return body as T;
}
