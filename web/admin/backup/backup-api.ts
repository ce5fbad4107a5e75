import type { WireBackups } from '#schemas/wire/backup.ts';
import type { ApiAnswer } from '#web/api/api-client.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { unlessUnreachable } from '../unless-unreachable.ts';

/** How the shop's backups stand, or `null` when there is no answer. */
export function fetchBackups(): Promise<WireBackups | null> {
  return dataOf(() => callAdminApi<WireBackups>('/backups'));
}

/** Has one made; `null` when that could not be asked for, or one is being made already. */
export function requestBackup(): Promise<WireBackups | null> {
  return dataOf(() => callAdminApi<WireBackups>('/backups', { method: 'POST' }));
}

async function dataOf(call: () => Promise<ApiAnswer<WireBackups>>): Promise<WireBackups | null> {
  const answer = await unlessUnreachable(call);
  return answer?.ok === true ? answer.data : null;
}
