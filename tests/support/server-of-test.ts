import { onTestFinished } from 'vitest';
import { type RunningServer, runServer } from './running-server.ts';

/** A server that is killed, and its data removed, at the end of the test. */
export async function serverOfTest(...start: Parameters<typeof runServer>): Promise<RunningServer> {
  const server = await runServer(...start);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    server.clean();
  });
  return server;
}
