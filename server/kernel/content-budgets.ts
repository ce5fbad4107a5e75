import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { clientNetwork, widerNetwork } from './client-network.ts';
import { Refusal } from './errors.ts';
import { makeLimitsTable } from './rate-limit-store.ts';
import type { RateLimitsOptions } from './rate-limits.ts';
import { BUDGETS, type Budget, type BudgetName } from './request-limits.ts';

type Charge = { readonly key: string; readonly limit: number };

type Spending = {
  readonly amount: number;
  readonly charges: readonly Charge[];
  /** Epoch ms. */
  readonly at: number;
  readonly windowMs: number;
};

/** Charges all or nothing. Returns `null`, or when the window ends that has no room (epoch ms). */
type Purse = (spending: Spending) => Promise<number | null>;

/**
 * Adds `request.spend`: a request of a stranger is charged to its address, its network and the shop, for all processes on
 * one PostgreSQL together. Administrators are not strangers.
 */
export function addBudgets(app: FastifyInstance, { context, hasRateLimits }: RateLimitsOptions): void {
  const { db, now } = context;
  const charge = isSqlite(db) ? inMemory() : inDatabase(db, app.log);
  app.decorateRequest('spend', async function (this: FastifyRequest, name: BudgetName, amount: number) {
    if (!hasRateLimits || this.actor !== null || amount === 0) return;
    const budget: Budget = BUDGETS[name];
    const at = now();
    const charges = chargesOf(name, { budget, amount, address: String(this.ip) });
    const endsAt = await charge({ amount, charges, at, windowMs: budget.windowMs });
    if (endsAt !== null) throw beyondBudget(endsAt - at);
  });
}

function chargesOf(
  name: BudgetName,
  { budget, amount, address }: { budget: Budget; amount: number; address: string },
): Charge[] {
  return [
    { key: `${name} address ${clientNetwork(address)}`, limit: budget.address },
    { key: `${name} network ${widerNetwork(address)}`, limit: budget.network },
    { key: `${name} shop`, limit: amount <= budget.small ? budget.shop : budget.shop / 2 },
  ];
}

function beyondBudget(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new Refusal('too-much-content', {
    detail: `Vuelve a intentar en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    headers: { 'retry-after': String(seconds) },
  });
}

const MINUTE_MS = 60_000;

/** Each key was charged something, so the shop's own limit bounds how many there are. */
function inMemory(): Purse {
  const spent = new Map<string, { amount: number; endsAt: number }>();
  let prunedAt = 0;

  function standing(key: string, { at, windowMs }: Spending) {
    const entry = spent.get(key);
    return entry === undefined || entry.endsAt <= at ? { amount: 0, endsAt: at + windowMs } : entry;
  }

  return async (spending) => {
    const { amount, charges, at } = spending;
    if (at - prunedAt > MINUTE_MS) {
      prunedAt = at;
      for (const [key, { endsAt }] of spent) if (endsAt <= at) spent.delete(key);
    }
    const entries = charges.map(({ key, limit }) => ({ key, limit, ...standing(key, spending) }));
    const full = entries.filter((entry) => entry.amount + amount > entry.limit);
    if (full.length > 0) return Math.max(...full.map(({ endsAt }) => endsAt));
    for (const { key, amount: before, endsAt } of entries)
      spent.set(key, { amount: before + amount, endsAt });
    return null;
  };
}

/** The same in the table of the limits of calls. Without the database nothing is stored, and the route says so itself. */
function inDatabase(db: Database, log: FastifyBaseLogger): Purse {
  let made: Promise<void> | null = null;

  async function charged(spending: Spending): Promise<number | null> {
    made ??= makeLimitsTable(db).catch((error: unknown) => {
      made = null;
      throw error;
    });
    await made;
    return db.transaction().execute(async (db) => {
      const fitting = await chargedKeys(db, spending);
      const full = spending.charges.filter(({ key }) => !fitting.includes(key)).map(({ key }) => key);
      if (full.length === 0) return null;
      if (fitting.length > 0)
        await sql`update rate_limits set hits = hits - ${spending.amount} where key in (${sql.join(fitting)})`.execute(
          db,
        );
      return endOf(db, full, spending);
    });
  }

  return (spending) =>
    charged(spending).catch((error: unknown) => {
      log.warn({ err: error }, 'content not counted');
      return null;
    });
}

/** In one order for all, so that no two requests wait for each other. Returns the keys that had room. */
async function chargedKeys(
  db: Database,
  { amount, charges, at, windowMs }: Spending,
): Promise<readonly string[]> {
  const possible = charges.filter(({ limit }) => amount <= limit);
  if (possible.length === 0) return [];
  const added = possible.map(({ key }) => sql`(${key}, ${amount}, ${at + windowMs})`);
  const limits = possible.map(({ key, limit }) => sql`when ${key} then ${limit}::integer`);
  const isOver = sql`rate_limits.ends_at <= ${at}`;
  const { rows } = await sql<{ key: string }>`
    insert into rate_limits (key, hits, ends_at) values ${sql.join(added)}
    on conflict (key) do update set
      hits = case when ${isOver} then excluded.hits else rate_limits.hits + excluded.hits end,
      ends_at = case when ${isOver} then excluded.ends_at else rate_limits.ends_at end
    where ${isOver} or rate_limits.hits + excluded.hits <= case rate_limits.key ${sql.join(limits, sql` `)} end
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}

async function endOf(db: Database, keys: readonly string[], { at, windowMs }: Spending): Promise<number> {
  const { rows } = await sql<{ ends_at: number | null }>`
    select max(ends_at) as ends_at from rate_limits where key in (${sql.join(keys)}) and ends_at > ${at}`.execute(
    db,
  );
  return rows[0]?.ends_at ?? at + windowMs;
}
