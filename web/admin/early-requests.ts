import { type ApiAnswer, type ApiRequest, callApi } from '#web/api/api-client.ts';

/** What was asked for longer ago may have changed since, so it is asked for again. In ms. */
const FRESH_MS = 5000;

type Early = { readonly answer: Promise<ApiAnswer<unknown>>; readonly askedAt: number };

const early = new Map<string, Early>();
let isEarly = false;

/**
 * Starts the requests that `ask` makes before it returns, for whoever makes the same ones within five seconds. A request
 * that was started that early already is not made again. `ask` itself gets no answers: its promises never settle.
 */
export function askEarly(ask: () => unknown): void {
  for (const [key, { askedAt }] of early) if (!isFresh(askedAt)) early.delete(key);
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
  const asked = early.get(key);
  if (isEarly) {
    if (asked === undefined) early.set(key, askedNow(path, request));
    return new Promise(() => {});
  }
  early.delete(key);
  if (asked !== undefined && isFresh(asked.askedAt)) return ofSameRequest<T>(asked.answer);
  return request.method === undefined ? callApi<T>(path, request) : changed(callApi<T>(path, request));
}

function askedNow(path: string, request: ApiRequest): Early {
  const answer = callApi<unknown>(path, request);
  // Nobody may ever ask for it.
  answer.catch(() => undefined);
  return { answer, askedAt: performance.now() };
}

/** What a change changes, answers may not know that were asked for before it or meanwhile. */
function changed<T>(change: Promise<T>): Promise<T> {
  forgetEarly();
  return change.finally(forgetEarly);
}

function isFresh(askedAt: number): boolean {
  return performance.now() - askedAt <= FRESH_MS;
}

/** Safe because an answer's type belongs to its request. */
function ofSameRequest<T>(answer: Promise<ApiAnswer<unknown>>): Promise<ApiAnswer<T>> {
  return answer as Promise<ApiAnswer<T>>;
}
