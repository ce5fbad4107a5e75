import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };
import { aVersion, sharePackages } from './a-version.ts';
import { freePort } from './free-port.ts';
import { onLoopback } from './on-loopback.ts';
import type { EndedProgram } from './run-program.ts';
import { ADMINISTRATOR } from './running-server.ts';

/** A shop that is installed as docs/operating.md says, with a service that runs whatever the link leads to. */
export type Installation = {
  readonly folder: string;
  readonly link: string;
  readonly dataDir: string;
  readonly url: string;
  readonly restartCommand: string;
  /** Runs `npm run update` there, or in the folder of another version beside it. */
  update(args: readonly string[], variables?: Variables, folder?: string): Promise<EndedProgram>;
  /** The same, killed when it says so. */
  killUpdate(args: readonly string[], at: RegExp): Promise<void>;
};

type Variables = Readonly<Record<string, string>>;

/** @param first puts the first version into a folder */
export async function anInstallation(
  first: (folder: string) => void = (folder) => sharePackages(aVersion(folder)),
  variables: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-installed-'));
  const link = join(folder, 'hilvan');
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  first(`${link}-1`);
  symlinkSync('hilvan-1', link);
  const port = await freePort();
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    ...serverProcess.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    ...variables,
  };
  const service = await startService(link, env);
  onTestFinished(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const started = (args: readonly string[], more: Variables, folder = link) =>
    spawn(join(folder, 'node_modules/.bin/node'), ['scripts/update.ts', ...args], {
      cwd: folder,
      env: { ...env, UPDATE_WAIT: '250', UPDATE_RESTART: service.restartCommand, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    folder,
    link,
    dataDir,
    url: `http://127.0.0.1:${port}`,
    restartCommand: service.restartCommand,
    async update(args, more = {}, version = link) {
      const child = started(args, more, version);
      const [output, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { code, output, errors };
    },
    async killUpdate(args, at) {
      const child = started(args, {});
      const exit = once(child, 'exit');
      for await (const line of createInterface({ input: child.stdout })) if (at.test(line)) break;
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** Does what systemd does for a service that says when it is ready: one restart after another, each with its outcome. */
async function startService(link: string, env: NodeJS.ProcessEnv) {
  let running = start();
  let restarted: Promise<boolean> = isReady(running);

  function start() {
    return spawn(join(link, 'node_modules/.bin/node'), [...serverProcess.flags, 'build/app/main.js'], {
      cwd: link,
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }
  async function stop(): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return;
    running.kill();
    await once(running, 'exit');
  }
  async function restart(): Promise<boolean> {
    await stop();
    running = start();
    return isReady(running);
  }
  const { origin, close } = await onLoopback(
    createServer(async (_asked, answer) => {
      restarted = restarted.then(restart);
      answer.writeHead((await restarted) ? 204 : 500).end();
    }),
  );
  await restarted;
  return {
    restartCommand: `"${process.execPath}" -e "fetch('${origin}').then(({ ok }) => process.exit(ok ? 0 : 1))"`,
    async stop() {
      await restarted;
      close();
      await stop();
    },
  };
}

/** Its first line says that it serves; a process that ends has none. */
async function isReady({ stdout }: { stdout: Readable }): Promise<boolean> {
  for await (const line of createInterface({ input: stdout })) if (line !== '') return true;
  return false;
}
