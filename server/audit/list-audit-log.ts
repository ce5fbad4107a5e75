import type { WireAuditEntry, WireAuditLog } from '#schemas/wire/audit-entry.ts';
import { assertMay } from '#server/accounts/assert-may.ts';
import type { Context } from '#server/context.ts';
import type { AuditRow } from '#server/db/tables/account-tables.ts';
import { type AuditFilter, findActors, findEntries } from './queries.ts';

/** A page of the audit log, newest first. `before` is the `next` of the page before. */
export async function listAuditLog(
  ctx: Context,
  { before, size, ...filter }: AuditFilter & { before: number | null; size: number },
): Promise<WireAuditLog> {
  assertMay(ctx, 'log');
  // One entry more than is shown tells whether there is a next page.
  const rows = await findEntries(ctx.db, filter, { before, limit: size + 1 });
  const shown = rows.slice(0, size);
  return {
    entries: shown.map(entryOf),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
    actors: await findActors(ctx.db),
  };
}

// Safe because only `record` writes these rows, and its types tie the details to the kind.
function entryOf({ id, happened_at, actor, kind, details }: AuditRow): WireAuditEntry {
  const at = new Date(happened_at).toISOString();
  return { _id: id, at, actor, kind, details: JSON.parse(details) } as WireAuditEntry;
}
