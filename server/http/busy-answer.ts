import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '#server/kernel/errors.ts';
import { type PlainPage, plainPage } from './plain-page.ts';

const MIN_RETRY_SECONDS = 3;
const MAX_RETRY_SECONDS = 9;

let latest = MIN_RETRY_SECONDS;

/** Seconds until a retry, different for each client, so they don't all return at once. */
export function retryAfter(): number {
  latest = latest === MAX_RETRY_SECONDS ? MIN_RETRY_SECONDS : latest + 1;
  return latest;
}

/** The refusal of a request for which there is no room. */
export function overloaded(): Refusal {
  return new Refusal('overloaded', { headers: { 'retry-after': String(retryAfter()) } });
}

/** A page that reloads by itself. */
export function busyPage(): PlainPage {
  const seconds = String(retryAfter());
  const { headers, html } = plainPage({
    title: 'Hay mucha gente en la tienda',
    head: `<meta http-equiv="refresh" content="${seconds}">\n`,
    body: `<p>Ahora no llegamos a mostrarte la página. En unos segundos probamos de nuevo: no hace falta que hagas nada, y lo que
pusiste en el carrito sigue ahí.</p>`,
  });
  return { headers: { ...headers, 'retry-after': seconds }, html };
}

/** Whether the answer is shown as a page. */
export function isForPeople({ accept }: IncomingHttpHeaders): boolean {
  return accept?.includes('text/html') === true;
}

/** Refuses a request before any other work. */
export function answerBusy({ headers, method }: IncomingMessage, response: ServerResponse): void {
  const { extras, ...refusal } = answerFor(headers);
  response.writeHead(503, { ...extras, 'content-length': Buffer.byteLength(refusal.body) });
  response.end(method === 'HEAD' ? undefined : refusal.body);
}

function answerFor(headers: IncomingHttpHeaders) {
  if (isForPeople(headers)) {
    const { headers: extras, html } = busyPage();
    return { extras, body: html };
  }
  const refusal = overloaded();
  const extras = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...refusal.extras.headers,
  };
  return { extras, body: JSON.stringify(refusal.toProblem()) };
}
