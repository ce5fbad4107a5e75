import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { readEnv } from '#config/env.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { reportFault } from './report-fault.ts';

/** The shop behind the port that people use, with pages that Vite makes; `null` when it can't start, which is then said. */
export async function startDevShop(vite: ViteDevServer): Promise<RunningServer | null> {
  try {
    return await startServer(
      { ...readEnv(process.env), host: '127.0.0.1', port: 0 },
      {
        mode: 'development',
        // What Vite makes of React Router's own module has its shape.
        build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      },
    );
  } catch (error) {
    reportFault('La tienda no arrancó', error);
    return null;
  }
}
