import { test as base } from './browser.ts';
import { runServer } from './running-server.ts';

/**
 * A browser on a shop that no file with another call of this one fills: an empty one, but for what `env` says. Each call
 * costs the start of a server.
 */
export function testOnOwnShop(env: Readonly<Record<string, string>> = {}) {
  return base.extend<object, object>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern.
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
