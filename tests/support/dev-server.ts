import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { dataFolderOfRun } from './renditions-of-run.ts';
import { ADMINISTRATOR } from './running-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a clone doesn't have: packages are linked, everything else is made by what runs there. */
const NOT_CLONED = /^(?:node_modules|build|data|\.git|\.cache|\.react-router|test-results)$/;

export type DevServer = {
  readonly url: string;
  /** What it has written to its terminal. */
  output(): string;
  /** Changes a file of its clone as an editor does. */
  edit(path: string, change: (text: string) => string): void;
  /** Ctrl-C: the signal arrives from the terminal and from npm. Resolves to its exit code. */
  interrupt(): Promise<number | null>;
  /** Ends it if it still runs, and removes the clone. */
  clean(): void;
};

/** What `npm run dev` starts, in a new clone of this folder that has installed its packages and nothing else. */
export async function startDevServer(): Promise<DevServer> {
  const clone = cloned();
  const dataDir = dataFolderOfRun();
  const child = spawn(join(clone, 'node_modules', '.bin', 'node'), ['scripts/dev.ts'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_PRODUCTS: '60',
      LOG_LEVEL: 'warn',
      BACKUPS: 'off',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  });
  const lines: string[] = [];
  const url = await readyUrl(child, lines);
  return {
    url,
    output: () => lines.join('\n'),
    edit(path, change) {
      const file = join(clone, path);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    },
    async interrupt() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      child.kill('SIGINT');
      const [code] = await ended;
      return code;
    },
    clean() {
      child.kill('SIGKILL');
      for (const folder of [clone, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function cloned(): string {
  const clone = mkdtempSync(join(tmpdir(), 'hilvan-clone-'));
  cpSync(ROOT, clone, { recursive: true, filter: (path) => !NOT_CLONED.test(relative(ROOT, path)) });
  // Eight hundred megabytes are linked where the disk is the same, and copied where it isn't.
  const packages = [join(ROOT, 'node_modules'), join(clone, 'node_modules')];
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) spawnSync('cp', ['-a', ...packages]);
  for (const cache of ['.vite', '.vite-child-compiler', '.vite-temp']) {
    rmSync(join(clone, 'node_modules', cache), { recursive: true, force: true });
  }
  return clone;
}

function readyUrl(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${lines.join('\n')}`)));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const url = /^Hilván atiende en (.*)$/.exec(line)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
  });
}
