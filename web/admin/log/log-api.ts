import type { WireAuditLog } from '#schemas/wire/audit-entry.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';
import type { LogQuery } from './log-query.ts';

/** A page of the log, or `null` without an answer. */
export async function fetchLog({ actor, area, before }: LogQuery): Promise<WireAuditLog | null> {
  const search = new URLSearchParams();
  if (actor !== null) search.set('actor', actor);
  if (area !== null) search.set('area', area);
  if (before !== null) search.set('before', `${before}`);
  const request = { isPromised: hasKeys('entries', 'actors') };
  const answer = await nullIfUnreachable(() => callAdminApi<WireAuditLog>(`/log?${search}`, request));
  return answer?.ok === true ? answer.data : null;
}
