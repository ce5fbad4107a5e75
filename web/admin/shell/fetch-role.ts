import type { Role } from '#domain/accounts/roles.ts';
import type { WireOwnSession } from '#schemas/account-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';

let shown: Role | null = null;

/** Keeps the role that the dashboard shows, so that the next screen's loader need not ask for it; `null` at its end. */
export function keepShownRole(role: Role | null): void {
  shown = role;
}

/** The present role, for loaders; only the first one runs before the dashboard knows it. `null` without an answer. */
export async function fetchRole(): Promise<Role | null> {
  if (shown !== null) return shown;
  const answer = await nullIfUnreachable(() => callAdminApi<WireOwnSession>('/session'));
  return answer?.ok === true ? (answer.data?.role ?? null) : null;
}
