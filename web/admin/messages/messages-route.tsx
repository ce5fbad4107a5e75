import './messages.css';
import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { formatCount } from '#web/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLiveRefresh } from '../live/use-live-refresh.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/messages-route.ts';
import { MessageList } from './message-list.tsx';
import { fetchMessages } from './messages-api.ts';
import { MessagesPager } from './messages-pager.tsx';
import { MESSAGES_PER_PAGE, messagesQuery, messagesSearch } from './messages-query.ts';
import { MessagesToolbar } from './messages-toolbar.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = messagesQuery(new URL(request.url).searchParams);
  const page = await fetchMessages(query);
  const lastPage = lastPageOf(page?.total ?? 0, MESSAGES_PER_PAGE);
  // The last message of the last page may just have been read.
  if (page !== null && query.page > lastPage)
    throw redirect(`/hilvanDash/contacto${messagesSearch({ ...query, page: lastPage })}`);
  return { query, page, lastPage };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <MessagesFrame>
      <Skeleton className="mb-4 h-12" />
      <div className="message-list">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </MessagesFrame>
  );
}

/** What visitors wrote (MSGADM-001 to MSGADM-006). */
export default function MessagesRoute({ loaderData: { query, page, lastPage } }: Route.ComponentProps) {
  useLiveRefresh('messages');
  return (
    <MessagesFrame total={page?.total}>
      <MessagesToolbar query={query} />
      {page !== null && <MessageList page={page} query={query} />}
      {lastPage > 1 && <MessagesPager query={query} lastPage={lastPage} />}
    </MessagesFrame>
  );
}

function MessagesFrame({ total, children }: { total?: number | undefined; children: ReactNode }) {
  return (
    <SectionFrame
      title="Contacto (Alpha)"
      aside={
        // Its line is held before the number is known.
        <p className="figures min-h-[1lh] text-secondary" aria-live="polite">
          {total !== undefined && formatCount(total, { one: 'mensaje', many: 'mensajes' })}
        </p>
      }
    >
      {children}
    </SectionFrame>
  );
}
