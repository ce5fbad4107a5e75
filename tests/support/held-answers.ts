import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from '../../scripts/pass-on.ts';

/** A way to a shop on which answers can be held, because Playwright doesn't hold what a worker asks for. */
export type HeldAnswers = {
  readonly origin: string;
  hold(): void;
  letThrough(): void;
  close(): void;
};

/** @param shop its origin */
export async function holdAnswers(shop: string): Promise<HeldAnswers> {
  let isHeld = false;
  const held: (() => void)[] = [];
  const server = createServer((asked, answer) => {
    const go = () => passOn(asked, answer, shop);
    if (isHeld) held.push(go);
    else go();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // Safe: a server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    hold() {
      isHeld = true;
    },
    letThrough() {
      isHeld = false;
      for (const go of held.splice(0)) go();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
