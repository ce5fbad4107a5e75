import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type ShopProxy, startProxy } from './haproxy.ts';
import { type RunningServer, runServer } from './running-server.ts';

export type Fleet = {
  readonly proxy: ShopProxy;
  /** The running processes. */
  readonly members: readonly RunningServer[];
  /** Starts a process that has ended again, on its port; from another version's folder, if one is given. */
  restart(index: number, folder?: string): Promise<void>;
  stop(): Promise<void>;
};

type FleetOptions = {
  readonly count: number;
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Of another version; the default is this one. */
  readonly folder?: string | undefined;
};

/**
 * Starts processes on one database and one data folder, all at once, behind a proxy that sends them requests in turn.
 */
export async function startFleet({ count, databaseUrl, env = {}, folder }: FleetOptions): Promise<Fleet> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-fleet-'));
  const [visitors = 0, operations = 0, ...ports] = await Promise.all(
    Array.from({ length: count + 2 }, freePort),
  );
  const commonEnv = {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    PUBLIC_URL: `http://127.0.0.1:${visitors}`,
  };
  const startedOn = (port: number, version = folder) => {
    const launcher = version === undefined ? [] : ['env', '-C', version];
    return runServer({ ...commonEnv, PORT: String(port), ...env }, dataDir, launcher);
  };
  const members = await allOrNone(ports.map((port) => startedOn(port)));
  const proxy = await startProxy({ visitors, operations, shop: ports });
  return {
    proxy,
    members,
    async restart(index, version) {
      members[index] = await startedOn(ports[index] ?? 0, version);
    },
    async stop() {
      await proxy.stop();
      await Promise.all(members.map((member) => member.stop('SIGKILL')));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stops the started processes if one fails to start; otherwise they would stay. */
async function allOrNone(starts: readonly Promise<RunningServer>[]): Promise<RunningServer[]> {
  const outcomes = await Promise.allSettled(starts);
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  if (started.length === starts.length) return started;
  await Promise.all(started.map((server) => server.stop('SIGKILL')));
  throw new Error('not every process of the shop started');
}
