import type { InjectOptions, LightMyRequestResponse } from 'fastify';

type Call = (request: InjectOptions) => Promise<LightMyRequestResponse>;
type Kept = { readonly asked: InjectOptions; readonly answer: LightMyRequestResponse };

/**
 * A shared cache before a shop that keeps every answer it may, for ever: all but `private` and `no-store` ones. What says
 * `no-cache` it asks for again by its tag, and `Vary` tells one from another (RFC 9111).
 */
export function keepingCache(call: Call): Call {
  const kept = new Map<string, Kept[]>();
  return async (request) => {
    if ((request.method ?? 'GET') !== 'GET') return call(request);
    const url = String(request.url);
    const known = kept.get(url)?.find(({ asked, answer }) => isOfSame(answer, asked, request));
    if (known !== undefined) {
      if (!/no-cache/.test(ruleOf(known.answer))) return known.answer;
      const tag = known.answer.headers.etag;
      if (tag !== undefined) {
        const again = await call({
          ...request,
          headers: { ...request.headers, 'if-none-match': String(tag) },
        });
        return again.statusCode === 304 ? known.answer : again;
      }
    }
    const answer = await call(request);
    if (answer.statusCode === 200 && !/private|no-store/.test(ruleOf(answer)))
      kept.set(url, [...(kept.get(url) ?? []), { asked: request, answer }]);
    return answer;
  };
}

function ruleOf({ headers }: LightMyRequestResponse): string {
  return String(headers['cache-control'] ?? '');
}

function isOfSame({ headers }: LightMyRequestResponse, one: InjectOptions, other: InjectOptions): boolean {
  const names = String(headers.vary ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return names.every((name) => headerOf(one, name) === headerOf(other, name));
}

function headerOf({ headers = {}, cookies = {} }: InjectOptions, name: string): string {
  return name === 'cookie' ? JSON.stringify(cookies) : String(headers[name] ?? '');
}
