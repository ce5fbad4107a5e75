import { onTestFinished } from 'vitest';
import { type RunningServer, runServer } from './running-server.ts';

/** A server for the rest of this test, however that ends: killed then, and its data folder removed. */
export async function serverOfTest(...start: Parameters<typeof runServer>): Promise<RunningServer> {
  const server = await runServer(...start);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    server.clean();
  });
  return server;
}
