import { test as base } from './browser.ts';
import { runServer } from './running-server.ts';

/**
 * A browser on a shop that only the files with this call use: an empty one, except for `env`. Each call starts a
 * server.
 */
export function testOnOwnShop(env: Readonly<Record<string, string>> = {}) {
  return base.extend<object, object>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the used fixtures from the pattern.
      async ({}, use) => {
        const server = await runServer(env);
        await use(server);
        await server.stop();
        server.clean();
      },
      { scope: 'worker' },
    ],
  });
}
