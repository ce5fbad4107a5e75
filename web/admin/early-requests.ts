import { type ApiAnswer, type ApiRequest, callApi } from '#web/api/api-client.ts';

/** What was asked for longer ago may have changed since, so it is asked for again. In ms. */
const FRESH_MS = 2000;

type Early = { readonly answer: Promise<ApiAnswer<unknown>>; readonly askedAt: number };

const early = new Map<string, Early>();
let isEarly = false;

/**
 * Starts the requests that `ask` makes before it returns, for whoever makes the same ones within two seconds. `ask` itself
 * gets no answers: its promises never settle.
 */
export function askEarly(ask: () => unknown): void {
  early.clear();
  isEarly = true;
  try {
    ask();
  } finally {
    isEarly = false;
  }
}

/** For when something has changed since: the next request is made anew. */
export function forgetEarly(): void {
  early.clear();
}

/** Like `callApi`, with the answer to the same request when it was started early. */
export function answerOf<T>(path: string, request: ApiRequest): Promise<ApiAnswer<T>> {
  const key = JSON.stringify([request.method, path, request.body]);
  if (isEarly) {
    const answer = callApi<unknown>(path, request);
    // Nobody may ever ask for it.
    answer.catch(() => undefined);
    early.set(key, { answer, askedAt: performance.now() });
    return new Promise(() => {});
  }
  const asked = early.get(key);
  early.delete(key);
  const isFresh = asked !== undefined && performance.now() - asked.askedAt <= FRESH_MS;
  if (isFresh) return ofSameRequest<T>(asked.answer);
  // What it changes, an earlier answer may not know yet.
  if (request.method !== undefined) forgetEarly();
  return callApi<T>(path, request);
}

/** Safe because an answer's type belongs to its request. */
function ofSameRequest<T>(answer: Promise<ApiAnswer<unknown>>): Promise<ApiAnswer<T>> {
  return answer as Promise<ApiAnswer<T>>;
}
