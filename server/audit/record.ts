import type { AuditDetails, AuditKind } from '#schemas/wire/audit-entry.ts';
import type { Administrator, Context } from '#server/kernel/context.ts';
import { areaOf } from './area-of.ts';

/**
 * Adds an action of the context's actor to the audit log. It runs in the action's own transaction, so both are stored or
 * neither is.
 */
export async function record<Kind extends AuditKind>(
  ctx: Pick<Context, 'db' | 'now'> & { readonly actor: Pick<Administrator, 'email'> | null },
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
