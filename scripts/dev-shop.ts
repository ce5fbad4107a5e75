import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { readEnv } from '#config/env.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { reportFault } from './report-fault.ts';

/** The shop behind the public port, with pages from Vite; `null`, and a message, when it can't start. */
export async function startDevShop(vite: ViteDevServer): Promise<RunningServer | null> {
  try {
    return await startServer(
      { ...readEnv(process.env), host: '127.0.0.1', port: 0 },
      {
        mode: 'development',
        // Vite's module has the same shape as React Router's build.
        build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      },
    );
  } catch (error) {
    reportFault('La tienda no arrancó', error);
    return null;
  }
}
