import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { ConfigurationError, readEnv } from '#config/env.ts';
import { startServer } from '#server/start-server.ts';

/** The shop with pages that change while they are edited; files of the server need a restart. */
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });

try {
  const server = await startServer(readEnv(process.env), {
    mode: 'development',
    middleware: vite.middlewares,
    // What Vite makes of React Router's own module has its shape.
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  });
  console.log(`Hilván atiende en ${server.url}`);
  process.once('SIGINT', () => void Promise.all([server.close(), vite.close()]));
} catch (error) {
  await vite.close();
  if (!(error instanceof ConfigurationError)) throw error;
  for (const fault of error.faults) console.error(`Configuración: ${fault}`);
  process.exitCode = 1;
}
