import { sql } from 'kysely';
import type { AuditArea } from '#schemas/wire/audit-entry.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditRow } from '#server/db/tables/account-tables.ts';

export type AuditFilter = { readonly actor: string | null; readonly areas: readonly AuditArea[] | null };

/** Entries older than the entry `before`, newest first. */
export async function findEntries(
  db: Database,
  { actor, areas }: AuditFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_log')
    .selectAll()
    .$if(actor !== null, (query) => query.where('actor', '=', actor))
    .$if(areas !== null, (query) => query.where('area', 'in', areas))
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** All actors in the log, sorted. It takes one index step for each actor; 'distinct' would read the whole index. */
export async function findActors(db: Database): Promise<string[]> {
  const { rows } = await sql<{ actor: string }>`
    with recursive known (actor) as (
      select min(actor) from audit_log
      union all
      select (select min(actor) from audit_log where actor > known.actor) from known where known.actor is not null
    )
    select actor from known where actor is not null`.execute(db);
  return rows.map(({ actor }) => actor);
}
