import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '#server/errors.ts';

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

/** The shop's colours with system fonts, because this page may load nothing. */
const STYLE = [
  'body{margin:0;display:grid;min-height:100svh;place-content:center;background:#f3f0e8;color:#151b30;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:30rem;padding:1.5rem}',
  'h1{margin:0;padding-bottom:1.25rem;background:repeating-linear-gradient(90deg,#a8112f 0 10px,#0000 10px 16px) 0 100%/100% 2px no-repeat;font:600 1.875rem/1.15 Georgia,serif;text-wrap:balance}',
  'p{margin:1.25rem 0 0;color:#3d445b}',
].join('');

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

type BusyPage = { readonly headers: Readonly<Record<string, string>>; readonly html: string };

/** A page that reloads by itself and loads nothing else. */
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
<main>
<h1>Hay mucha gente en la tienda</h1>
<p>Ahora no llegamos a mostrarte la página. En unos segundos probamos de nuevo: no hace falta que hagas nada, y lo que
pusiste en el carrito sigue ahí.</p>
</main>
</html>
`,
  };
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
