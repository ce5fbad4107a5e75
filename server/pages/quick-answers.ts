import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_COOKIE } from '#server/accounts/session-cookie.ts';
import { acceptedEncoding } from '#server/http/accepted-encoding.ts';
import { isKnownTag } from '#server/http/etag.ts';
import type { QuickAnswers } from '#server/http/http-server.ts';
import type { KeptPage } from './page-store.ts';
import { pageVariant } from './page-variant.ts';
import type { SharedPages } from './shared-pages.ts';

type Proxying = { readonly publicUrl: string | null; readonly trustProxy: number };

/**
 * Sends cached pages to visitors, with their original headers, without Fastify's routing. Fastify answers requests that
 * may come from an administrator, and requests for pages that are not cached.
 */
export function createQuickAnswers({ cache, addressOf }: SharedPages, proxying: Proxying): QuickAnswers {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const address = addressOf(request.url ?? '');
    if (address === null) return false;
    const { headers } = request;
    const origin = originOf(headers, proxying);
    if (origin === null || canNameActor(headers)) return false;
    const encoding = acceptedEncoding(headers['accept-encoding'], 'often');
    const page = cache.find(pageVariant(address, { headers, origin, encoding }));
    if (page === undefined) return false;
    send(page, request, response);
    return true;
  };
}

function canNameActor({ authorization, cookie }: IncomingHttpHeaders): boolean {
  return authorization !== undefined || cookie?.includes(SESSION_COOKIE) === true;
}

/** `null` behind a proxy, whose headers Fastify must read. */
function originOf({ host }: IncomingHttpHeaders, { publicUrl, trustProxy }: Proxying): string | null {
  if (publicUrl !== null) return publicUrl;
  return trustProxy === 0 && host !== undefined ? `http://${host}` : null;
}

function send(page: KeptPage, { method, headers }: IncomingMessage, response: ServerResponse): void {
  if (isKnownTag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.headersOfUnchanged).end();
    return;
  }
  response.writeHead(200, page.headers);
  if (method === 'HEAD') response.end();
  else response.end(page.answer.body);
}
