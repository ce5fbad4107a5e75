import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OnLoopback = { readonly origin: string; close(): void };

/** Lets the server listen on a free port. Closing it ends its connections too. */
export async function onLoopback(server: Server): Promise<OnLoopback> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // Safe: a server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
