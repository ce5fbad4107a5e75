import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };
import { withCasaHilvan } from './casa-hilvan-file.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NODE = join(ROOT, 'node_modules', '.bin', 'node');

export const ADMINISTRATOR = { email: 'rosa@casahilvan.example', password: 'enhebrar-la-aguja-1923' };

export type RunningServer = {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Ends it and waits; SIGKILL lets it finish nothing. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Removes its data; call after `stop`. */
  clean(): void;
};

/**
 * The server as a shop runs it: its own process, the built pages, a free port on loopback, its own data folder.
 * @param env overrides; the default is Casa Hilván without products, and an empty `STORE_CONFIG` a shop that is nobody's yet
 * @param launcher a command that runs its arguments: as another user, or with another view of the disks
 */
export async function runServer(
  env: Readonly<Record<string, string>> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-')),
  launcher: readonly string[] = [],
): Promise<RunningServer> {
  if (env.DEMO !== '1' && env.STORE_CONFIG === undefined)
    return withCasaHilvan((file) => runServer({ ...env, STORE_CONFIG: file }, dataDir, launcher));
  const [command = NODE, ...rest] = [...launcher, NODE, ...serverProcess.flags, 'build/app/main.js'];
  const child = spawn(command, rest, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...serverProcess.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      BACKUPS: 'off',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      ...env,
    },
  });
  const url = await readyUrl(child);
  return {
    url,
    dataDir,
    process: child,
    stop: (signal = 'SIGTERM') => ended(child, signal),
    clean: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** The ready line on stdout ends with the URL. */
function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /https?:\/\/[^\s"]+$/.exec(line)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
