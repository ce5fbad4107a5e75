import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '#server/errors.ts';

const SOONEST = 3;
const LATEST = 9;

let latest = SOONEST;

/** Seconds to wait before asking again: not the same for all, or they would all be back at once. */
export function retryAfter(): number {
  latest = latest === LATEST ? SOONEST : latest + 1;
  return latest;
}

/** What the server says when it puts a request off, thrown by whoever finds that there is no room for it. */
export function overloaded(): Refusal {
  return new Refusal('overloaded', { headers: { 'retry-after': String(retryAfter()) } });
}

const STYLE =
  'body{margin:15vh auto;max-width:34rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#2b2622}h1{font-size:1.6rem;line-height:1.25}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

type BusyPage = { readonly headers: Readonly<Record<string, string>>; readonly html: string };

/** A page for people, which asks again by itself. It needs nothing else of the server. */
export function busyPage(): BusyPage {
  const seconds = String(retryAfter());
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'retry-after': seconds,
    },
    html: `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>Hay mucha gente en la tienda</title>
<style>${STYLE}</style>
<h1>Hay mucha gente en la tienda</h1>
<p>Ahora no llegamos a mostrarte la página. En unos segundos probamos de nuevo: no hace falta que hagas nada, y lo que
pusiste en el carrito sigue ahí.</p>
</html>
`,
  };
}

/** Whether somebody looks at what is answered. */
export function isForPeople({ accept }: IncomingHttpHeaders): boolean {
  return accept?.includes('text/html') === true;
}

/** Puts a request off before anything else is done for it. */
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
