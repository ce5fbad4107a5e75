import type { WireListedMessage } from '#schemas/message-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { hasId, isList } from '../promised-shape.ts';
import { MESSAGES_PER_PAGE, type MessagesQuery } from './messages-query.ts';

export type MessagesPage = { readonly messages: readonly WireListedMessage[]; readonly total: number };

/** Messages, newest first (MSGADM-001). Without an answer it logs the failure and returns `null` (MSGADM-006). */
export async function fetchMessages({ text, isUnread, page }: MessagesQuery): Promise<MessagesPage | null> {
  const search = new URLSearchParams({ page: `${page}`, size: `${MESSAGES_PER_PAGE}` });
  if (text !== '') search.set('q', text);
  if (isUnread) search.set('unread', '1');
  try {
    const answer = await callAdminApi<WireListedMessage[]>(`/getContact?${search}`, { isPromised: isList });
    if (!answer.ok) throw new Error(answer.problem.title);
    return { messages: answer.data, total: Number(answer.headers.get('x-total-count')) };
  } catch (error) {
    console.error('Error fetching messages', error);
    return null;
  }
}

/** Returns whether the change was made. */
export async function setMessageRead(id: string, isRead: boolean): Promise<boolean> {
  try {
    const request = { method: 'PUT', body: { read: isRead }, isPromised: hasId(id) } as const;
    return (await callAdminApi(`/messages/${encodeURIComponent(id)}`, request)).ok;
  } catch {
    return false;
  }
}
