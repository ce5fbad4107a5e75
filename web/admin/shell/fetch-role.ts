import type { Role } from '#domain/accounts/roles.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';

/** The present role, for loaders, which run before the dashboard is there to ask; `null` without an answer. */
export async function fetchRole(): Promise<Role | null> {
  const answer = await nullIfUnreachable(() => callAdminApi<{ role: Role } | null>('/session'));
  return answer?.ok === true ? (answer.data?.role ?? null) : null;
}
