import type { WireNotice } from '#schemas/notice-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { isList } from '../promised-shape.ts';

export const NOTICES_SHOWN = 50;

/** The oldest unsent mails, or `null` without an answer. */
export async function fetchFailingNotices(): Promise<readonly WireNotice[] | null> {
  try {
    const path = `/notices?failing=1&page=1&size=${NOTICES_SHOWN}`;
    const answer = await callAdminApi<WireNotice[]>(path, { isPromised: isList });
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
