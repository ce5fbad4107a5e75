import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Kept = { readonly headers: Headers; readonly body: string; readonly until: number };

export type TestEdge = {
  readonly url: string;
  /** Its hook, as the shop's `EDGE_PURGE_URL`. */
  readonly purgeUrl: string;
  /** How many requests it passed on to the shop. */
  passed(): number;
  /** What the shop asked it to let go of. */
  readonly purges: string[][];
  /** Whether it refuses to let go of anything. */
  isBroken: boolean;
  close(): Promise<void>;
};

/** An edge on loopback that keeps pages as `s-maxage` allows, and lets go of them by their tag. @param shop its address, once it is known */
export async function startEdge(shop: () => string): Promise<TestEdge> {
  const kept = new Map<string, Kept>();
  const purges: string[][] = [];
  let passed = 0;
  const edge = { isBroken: false };

  async function answerOf(
    request: IncomingMessage,
  ): Promise<{ status: number; headers?: Headers; body: string }> {
    if (request.url === '/purge' && request.method === 'POST') {
      const { tags } = JSON.parse(await text(request)) as { tags: string[] };
      if (edge.isBroken) return { status: 503, body: '' };
      purges.push(tags);
      for (const [url, { headers }] of kept)
        if (tags.includes(headers.get('surrogate-key') ?? '')) kept.delete(url);
      return { status: 200, body: '' };
    }
    const url = request.url ?? '/';
    const known = kept.get(url);
    if (known !== undefined && Date.now() < known.until) return { status: 200, ...known };
    passed += 1;
    const answer = await fetch(`${shop()}${url}`, { headers: { 'accept-encoding': 'identity' } });
    const body = await answer.text();
    const rule = answer.headers.get('cache-control') ?? '';
    const seconds = /private|no-store/.test(rule) ? undefined : /s-maxage=(\d+)/.exec(rule)?.[1];
    if (answer.status === 200 && seconds !== undefined)
      kept.set(url, { headers: answer.headers, body, until: Date.now() + Number(seconds) * 1000 });
    return { status: answer.status, headers: answer.headers, body };
  }

  const server: Server = createServer(async (request, response) => {
    const { status, headers, body } = await answerOf(request);
    response.writeHead(status, { 'cache-control': headers?.get('cache-control') ?? 'no-store' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(edge, {
    url,
    purgeUrl: `${url}/purge`,
    purges,
    passed: () => passed,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
