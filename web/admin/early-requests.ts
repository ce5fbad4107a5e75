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
  if (asked === undefined || performance.now() - asked.askedAt > FRESH_MS) return callApi<T>(path, request);
  return ofSameRequest<T>(asked.answer);
}

/** Safe because an answer's type belongs to its request. */
function ofSameRequest<T>(answer: Promise<ApiAnswer<unknown>>): Promise<ApiAnswer<T>> {
  return answer as Promise<ApiAnswer<T>>;
}
