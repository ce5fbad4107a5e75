import { mayDo, type Role } from '#domain/accounts/roles.ts';
import {
  AREA_CAPABILITIES,
  AUDIT_AREAS,
  type AuditArea,
  type WireAuditEntry,
  type WireAuditLog,
} from '#schemas/wire/audit-entry.ts';
import type { AuditRow } from '#server/db/tables/account-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { findActors, findEntries } from './queries.ts';

type LogQuery = {
  readonly actor: string | null;
  readonly area: AuditArea | null;
  readonly before: number | null;
  readonly size: number;
};

/** A page of what the actor's role may see of the audit log, newest first. `before` is the `next` of the page before. */
export async function listAuditLog(
  ctx: Context,
  { before, size, actor, area }: LogQuery,
): Promise<WireAuditLog> {
  const { role } = assertMay(ctx, 'log');
  // One entry more than is shown tells whether there is a next page.
  const rows = await findEntries(ctx.db, { actor, areas: areasFor(role, area) }, { before, limit: size + 1 });
  const shown = rows.slice(0, size);
  return {
    entries: shown.map(entryOf),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
    actors: await findActors(ctx.db),
  };
}

/** The areas to search; `null` is all of them, which needs no filter. */
function areasFor(role: Role, area: AuditArea | null): AuditArea[] | null {
  const allowed = AUDIT_AREAS.filter((one) => mayDo(role, AREA_CAPABILITIES[one]));
  if (area !== null) return allowed.filter((one) => one === area);
  return allowed.length === AUDIT_AREAS.length ? null : allowed;
}

// Safe because only `record` writes these rows, and its types tie the details to the kind.
function entryOf({ id, happened_at, actor, kind, details }: AuditRow): WireAuditEntry {
  const at = new Date(happened_at).toISOString();
  return { _id: id, at, actor, kind, details: JSON.parse(details) } as WireAuditEntry;
}
