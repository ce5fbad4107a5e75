import { createServer, type ServerResponse } from 'node:http';
import { passOn } from '../../scripts/pass-on.ts';
import { type OnLoopback, onLoopback } from './on-loopback.ts';

/** A way to a shop on which a page comes piece by piece, as on a slow line. Playwright's routes send whole pages. */
export type PageInPieces = OnLoopback & {
  /** From now on this path's page is only what `send` has sent of it. */
  take(path: string): void;
  send(html: string): void;
  /** The page ends. */
  end(): void;
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
  return {
    ...(await onLoopback(server)),
    take(path) {
      taken = path;
    },
    send(html) {
      open?.write(html);
    },
    end() {
      open?.end();
    },
  };
}
