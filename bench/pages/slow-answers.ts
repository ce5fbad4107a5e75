import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { passOn } from '../../scripts/pass-on.ts';
import { endingWith } from '../at-the-end.ts';

/** That of 'Slow 4G', in ms. */
const LATENCY_MS = 150;

/** An address of the shop whose answers come late, because a browser's simulated network doesn't slow its workers down. */
export async function withSlowAnswers<T>(shop: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(async (asked, answer) => {
    await wait(LATENCY_MS);
    passOn(asked, answer, shop);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  async function end(): Promise<void> {
    server.closeAllConnections();
    server.close();
  }

  // Safe: a server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return endingWith(end, () => use(`http://127.0.0.1:${port}`));
}
