import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from '../../scripts/pass-on.ts';

/** A way to a shop on which a page comes piece by piece, as on a slow line. Playwright's routes send whole pages. */
export type PageInPieces = {
  readonly origin: string;
  /** From now on this path's page is only what `send` has sent of it. */
  take(path: string): void;
  send(html: string): void;
  /** The page ends. */
  end(): void;
  close(): void;
};

/** @param shop its origin */
export async function pageInPieces(shop: string): Promise<PageInPieces> {
  let taken: string | null = null;
  let open: ServerResponse | null = null;
  const server = createServer((asked, answer) => {
    if (asked.url !== taken) return passOn(asked, answer, shop);
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.flushHeaders();
    open = answer;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // Safe: a server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    take(path) {
      taken = path;
    },
    send(html) {
      open?.write(html);
    },
    end() {
      open?.end();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
