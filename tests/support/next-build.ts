import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop behind an address of its own, where the next version can be put in place of this one. */
export type ShopInVersions = {
  readonly url: string;
  /** From now on everything is of a next build with the same files and another name. */
  putNextVersion(): void;
  /**
   * Answers what is asked at a path late, whatever is asked of it.
   * @returns lets the answers go
   */
  hold(path: string): () => void;
  /** From now on every page has the header of the kill switch. */
  switchWorkerOff(): void;
  close(): Promise<void>;
};

const NEXT = 'ffff1923';

/** A script that the first version alone has; its server knows it until the next version is put in its place. */
export const EARLIER_SCRIPT = '/assets/earlier-00001923.js';

const SCRIPT = { 'content-type': 'text/javascript' };

/** Passes requests on to the shop, and renames its build in what answers once it is the next one. */
export async function shopInVersions(shopUrl: string): Promise<ShopInVersions> {
  const worker = await (await fetch(`${shopUrl}/sw.js`)).text();
  const firstWorker = worker.replace('/assets/', `${EARLIER_SCRIPT},/assets/`);
  const page = await fetch(shopUrl);
  const version = page.headers.get('x-build') ?? '';
  let isNext = false;
  let isOff = false;
  const held = new Map<string, Promise<void>>();
  const server = createServer(async (asked, answer) => {
    if (asked.url === '/sw.js') {
      answer.writeHead(200, { ...SCRIPT, 'cache-control': 'no-cache' });
      answer.end(isNext ? worker.replaceAll(version, NEXT) : firstWorker);
      return;
    }
    if (asked.url === EARLIER_SCRIPT) {
      answer.writeHead(isNext ? 404 : 200, SCRIPT).end('export const isEarlier = true;');
      return;
    }
    const { method, headers, url } = asked;
    await held.get(new URL(url ?? '/', shopUrl).pathname);
    const passed = request(new URL(url ?? '/', shopUrl), { method, headers }, (response) => {
      const build = isNext && 'x-build' in response.headers && { 'x-build': NEXT };
      const off = isOff && { 'server-timing': 'offline-off' };
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...build, ...off });
      response.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    putNextVersion() {
      isNext = true;
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return resolve;
    },
    switchWorkerOff() {
      isOff = true;
    },
    close: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
