import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { Context } from './context.ts';

type LimitsParts = Pick<Context, 'db' | 'now' | 'log'>;

type Count = { readonly hits: number; readonly ends_at: number };

const MINUTE_MS = 60_000;

/**
 * Counts each client's calls of limited routes for all processes on one PostgreSQL. When it can't count it lets calls
 * pass; the route itself then reports the database's fault.
 */
export function createSharedLimitStore({ db, now, log }: LimitsParts): FastifyRateLimitStoreCtor {
  let table: Promise<void> | null = null;
  let prunedAt = now();

  function tableMade(): Promise<void> {
    table ??= makeLimitsTable(db).catch((error: unknown) => {
      table = null;
      throw error;
    });
    return table;
  }

  async function counted(key: string, window: number): Promise<{ current: number; ttl: number }> {
    await tableMade();
    const at = now();
    const { hits, ends_at } = await raised(db, { key, at, endsAt: at + window });
    if (at - prunedAt > MINUTE_MS) {
      prunedAt = at;
      await sql`delete from rate_limits where ends_at <= ${at}`.execute(db);
    }
    return { current: hits, ttl: ends_at - at };
  }

  async function standing(key: string): Promise<{ current: number; ttl: number }> {
    await tableMade();
    const at = now();
    const { rows } = await sql<Count>`
      select hits, ends_at from rate_limits where key = ${key} and ends_at > ${at}`.execute(db);
    const [count] = rows;
    return count === undefined ? { current: 0, ttl: 0 } : { current: count.hits, ttl: count.ends_at - at };
  }

  return class SharedLimits implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      window: number,
    ): void {
      counted(key, window).then(
        (count) => callback(null, count),
        (error: unknown) => {
          log.warn({ err: error }, 'call not counted');
          callback(null, { current: 0, ttl: 0 });
        },
      );
    }

    read(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      standing(key).then(
        (count) => callback(null, count),
        (error: unknown) => {
          log.warn({ err: error }, 'calls not read');
          callback(null, { current: 0, ttl: 0 });
        },
      );
    }

    /** Each key includes the route. */
    child(): SharedLimits {
      return this;
    }
  };
}

/**
 * The program itself creates this unlogged table, not a migration: its rows last a minute, belong in no backup and may be
 * lost in a crash. So no caller waits for the disk. Processes that create it at once take turns.
 */
export async function makeLimitsTable(db: Database): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('rate_limits'))`.execute(db);
    await sql`create unlogged table if not exists rate_limits (
      key text primary key, hits integer not null, ends_at bigint not null)`.execute(db);
  });
}

/** One statement counts and reads, so simultaneous calls are all counted. */
async function raised(
  db: Database,
  { key, at, endsAt }: { key: string; at: number; endsAt: number },
): Promise<Count> {
  const isOver = sql`rate_limits.ends_at <= ${at}`;
  const { rows } = await sql<Count>`
    insert into rate_limits (key, hits, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else rate_limits.hits + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else rate_limits.ends_at end
    returning hits, ends_at`.execute(db);
  const [count] = rows;
  if (count === undefined) throw new Error('an upsert returned no row');
  return count;
}
