import type { WireNotice } from '#schemas/wire/notice.ts';
import { callAdminApi } from '../call-admin-api.ts';

export const NOTICES_SHOWN = 50;

/** The oldest unsent mails, or `null` without an answer. */
export async function fetchFailingNotices(): Promise<readonly WireNotice[] | null> {
  try {
    const answer = await callAdminApi<WireNotice[]>(`/notices?failing=1&page=1&size=${NOTICES_SHOWN}`);
    return answer.ok ? answer.data : null;
  } catch {
    return null;
  }
}

/**
 * Retries one mail now, or all without an id. Returns whether that was accepted; a mail sent meanwhile counts as
 * accepted.
 */
export async function retryNotices(id: number | null): Promise<boolean> {
  try {
    const path = id === null ? '/notices/retry' : `/notices/${id}/retry`;
    const answer = await callAdminApi(path, { method: 'POST' });
    return answer.ok || answer.status === 404;
  } catch {
    return false;
  }
}
