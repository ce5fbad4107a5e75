import type { AuditDetails, AuditKind } from '#schemas/wire/audit-entry.ts';
import type { Context } from '#server/context.ts';
import { areaOf } from './area-of.ts';

/**
 * Adds to the audit log that the context's actor did something. Called in the transaction of what was done, so that
 * one is kept exactly when the other is.
 */
export async function record<Kind extends AuditKind>(
  ctx: Context,
  kind: Kind,
  details: AuditDetails[Kind],
): Promise<void> {
  await ctx.db
    .insertInto('audit_log')
    .values({
      happened_at: ctx.now(),
      actor: ctx.actor?.email ?? '',
      area: areaOf(kind),
      kind,
      details: JSON.stringify(details),
    })
    .execute();
}
