import { type ApiAnswer, type ApiRequest, callApi } from '#web/api/api-client.ts';

/** What was asked for longer ago may have changed since, so it is asked for again. In ms. */
const FRESH_MS = 5000;

type Early = {
  readonly answer: Promise<ApiAnswer<unknown>>;
  /** Epoch ms, because the page's own clock may stop while the device sleeps. */
  readonly askedAt: number;
};

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

/** Forgets early answers now and when the change has ended: those of requests before or during it may be outdated. */
export async function forgettingEarly<T>(change: Promise<T>): Promise<T> {
  forgetEarly();
  try {
    return await change;
  } finally {
    forgetEarly();
  }
}

/** Like `callApi`, with the answer to the same request when it was started early. */
export function answerOf<T>(path: string, request: ApiRequest): Promise<ApiAnswer<T>> {
  const key = JSON.stringify([request.method, path, request.body]);
  const asked = early.get(key);
  if (isEarly) {
    if (asked === undefined) early.set(key, askedNow(key, callApi(path, request)));
    return new Promise(() => {});
  }
  early.delete(key);
  if (asked !== undefined && isFresh(asked.askedAt)) return ofSameRequest<T>(asked.answer);
  const answer = callApi<T>(path, request);
  return request.method === undefined ? answer : forgettingEarly(answer);
}

function askedNow(key: string, answer: Promise<ApiAnswer<unknown>>): Early {
  const asked = { answer, askedAt: Date.now() };
  // Whoever asks after a failure tries anew.
  const forgetThis = () => {
    if (early.get(key) === asked) early.delete(key);
  };
  answer.then(({ ok }) => ok || forgetThis(), forgetThis);
  return asked;
}

function isFresh(askedAt: number): boolean {
  const age = Date.now() - askedAt;
  return age >= 0 && age <= FRESH_MS;
}

/** Safe because an answer's type belongs to its request. */
function ofSameRequest<T>(answer: Promise<ApiAnswer<unknown>>): Promise<ApiAnswer<T>> {
  return answer as Promise<ApiAnswer<T>>;
}
