import type { WireNotice } from '#schemas/wire/notice.ts';
import { callAdminApi } from '../call-admin-api.ts';

export const NOTICES_SHOWN = 50;

/** The oldest of the mails that could not be sent so far, or `null` when there is no answer. */
export async function fetchFailingNotices(): Promise<readonly WireNotice[] | null> {
  try {
    const answer = await callAdminApi<WireNotice[]>(`/notices?failing=1&page=1&size=${NOTICES_SHOWN}`);
    return answer.ok ? answer.data : null;
  } catch {
    return null;
  }
}

/** Whether it will be tried again at once; without an id, whether all will. One that was sent meanwhile needs no more. */
export async function retryNotices(id: number | null): Promise<boolean> {
  try {
    const path = id === null ? '/notices/retry' : `/notices/${id}/retry`;
    const answer = await callAdminApi(path, { method: 'POST' });
    return answer.ok || answer.status === 404;
  } catch {
    return false;
  }
}
