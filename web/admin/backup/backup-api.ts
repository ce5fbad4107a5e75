import type { WireBackups } from '#schemas/backup-answers.ts';
import type { ApiAnswer } from '#web/api/api-client.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';

const isPromised = hasKeys('last', 'running');

/** The state of the shop's backups, or `null` without an answer. */
export function fetchBackups(): Promise<WireBackups | null> {
  return dataOf(() => callAdminApi<WireBackups>('/backups', { isPromised }));
}

/** Requests a backup; `null` when that fails, or when one is already being made. */
export function requestBackup(): Promise<WireBackups | null> {
  return dataOf(() => callAdminApi<WireBackups>('/backups', { method: 'POST', success: 202, isPromised }));
}

/** Requests a proof of the copy elsewhere; `null` when that fails, or when one is sent or proved already. */
export function requestProof(): Promise<WireBackups | null> {
  return dataOf(() =>
    callAdminApi<WireBackups>('/backups/proof', { method: 'POST', success: 202, isPromised }),
  );
}

async function dataOf(call: () => Promise<ApiAnswer<WireBackups>>): Promise<WireBackups | null> {
  const answer = await nullIfUnreachable(call);
  return answer?.ok === true ? answer.data : null;
}
