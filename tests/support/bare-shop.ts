import { test as base } from './browser.ts';
import { runServer } from './running-server.ts';

/** A browser on a shop that begins without a single product, for what depends on how many there are. */
export const test = base.extend<object, object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern.
    async ({}, use) => {
      const server = await runServer();
      await use(server);
      await server.stop();
      server.clean();
    },
    { scope: 'worker' },
  ],
});
