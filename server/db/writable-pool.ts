import type pg from 'pg';
import { databaseHosts } from './database-hosts.ts';
import { storageFault } from './storage-fault.ts';

/** How long one of several servers may take to say whether it can be written to, in ms. */
const ANSWER_WITHIN_MS = 2000;
/** How long a standby is read from before another is looked for that can be written to, in ms. */
const LOOK_AGAIN_AFTER_MS = 1000;

/** Open connections, idle ones among them, and waiting users; whether only a standby is left to read from. */
export type PoolUse = {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  readonly isReadOnly: boolean;
};

/** Connections to the one of several servers that can be written to; while there is none, to a standby. */
export type WritablePool = {
  readonly options: object;
  connect(): Promise<pg.PoolClient>;
  /**
   * Call with the error of a statement: a server may have become one that is only read.
   * @param takenAt when its connection was taken, by `performance.now()`: a transaction that began on a standby stays one
   * that only reads
   */
  failed(error: unknown, takenAt: number): void;
  use(): PoolUse;
  end(): Promise<void>;
};

type Driver = Pick<typeof pg, 'Pool' | 'Client'>;

type Found = { readonly pool: pg.Pool; readonly isReadOnly: boolean; readonly at: number };

/** @param open makes the pool of one server; it connects only when it is used */
export function createWritablePool(
  url: string,
  driver: Driver,
  open: (url: string) => pg.Pool,
): WritablePool {
  const servers = databaseHosts(url).map((one) => ({ url: one, pool: open(one) }));
  const [first] = servers;
  if (first === undefined) throw new Error('the address names no server');
  let present: Found = { pool: first.pool, isReadOnly: servers.length > 1, at: Number.NEGATIVE_INFINITY };
  let finding: Promise<Found> | null = null;

  /** Simultaneous users share one search. */
  function find(): Promise<Found> {
    finding ??= writableOf(servers, driver, present.pool)
      .then((found) => {
        present = found;
        return found;
      })
      .finally(() => {
        finding = null;
      });
    return finding;
  }

  return {
    options: first.pool.options,
    async connect() {
      const isOld = performance.now() - present.at > LOOK_AGAIN_AFTER_MS;
      const { pool } = present.isReadOnly && isOld ? await find() : present;
      try {
        return await pool.connect();
      } catch (error) {
        if (servers.length === 1 || storageFault(error) !== 'unreachable') throw error;
        const found = await find();
        if (found.pool === pool) throw error;
        return found.pool.connect();
      }
    },
    failed(error, takenAt) {
      if (servers.length === 1 || storageFault(error) !== 'read-only') return;
      // The server was found to be one that can be written to since then.
      if (!present.isReadOnly && takenAt < present.at) return;
      present = { ...present, isReadOnly: true, at: Number.NEGATIVE_INFINITY };
    },
    use: () => ({
      open: present.pool.totalCount,
      idle: present.pool.idleCount,
      waiting: present.pool.waitingCount,
      isReadOnly: present.isReadOnly,
    }),
    async end() {
      await Promise.all(servers.map(({ pool }) => pool.end()));
    },
  };
}

/** @throws the first server's error when none answers */
async function writableOf(
  servers: readonly { readonly url: string; readonly pool: pg.Pool }[],
  driver: Driver,
  present: pg.Pool,
): Promise<Found> {
  const answers = await Promise.allSettled(servers.map(({ url }) => isStandby(url, driver)));
  const at = performance.now();
  const saying = (standby: boolean) =>
    servers.filter((_, index) => {
      const answer = answers[index];
      return answer?.status === 'fulfilled' && answer.value === standby;
    });
  // Two that can be written to are a fault of whoever promoted one; the present one goes on.
  const [writable] = saying(false).toSorted((one) => (one.pool === present ? -1 : 1));
  if (writable !== undefined) return { pool: writable.pool, isReadOnly: false, at };
  const [readable] = saying(true);
  if (readable !== undefined) return { pool: readable.pool, isReadOnly: true, at };
  throw answers.find((answer): answer is PromiseRejectedResult => answer.status === 'rejected')?.reason;
}

async function isStandby(url: string, { Client }: Driver): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === true;
  } finally {
    // Nobody waits for a server that has gone away.
    client.end().catch(() => undefined);
  }
}
