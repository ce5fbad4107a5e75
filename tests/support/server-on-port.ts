import { freePort } from './free-port.ts';
import { type RunningServer, runServer } from './running-server.ts';

/** A shop that can be stopped and started again at the same address, on the same data. */
export type RestartableShop = {
  readonly url: string;
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  clean(): Promise<void>;
};

export async function restartableShop(env: Readonly<Record<string, string>>): Promise<RestartableShop> {
  const port = await freePort();
  let server: RunningServer | undefined;
  let dataDir: string | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async start(changes = {}) {
      server = await runServer({ ...env, ...changes, PORT: `${port}` }, dataDir);
      dataDir = server.dataDir;
    },
    stop: async (signal) => server?.stop(signal),
    async clean() {
      await server?.stop();
      server?.clean();
    },
  };
}
