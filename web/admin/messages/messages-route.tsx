import { deskPath } from '#domain/addresses/desk-path.ts';
import './messages.css';
import { useRef } from 'react';
import { redirect, useNavigate } from 'react-router';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { Pager } from '../list/pager.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { NewRowsNotice } from '../live/new-rows-notice.tsx';
import { useLiveRows } from '../live/use-live-rows.ts';
import type { Route } from './+types/messages-route.ts';
import { MessageList } from './message-list.tsx';
import { fetchMessages } from './messages-api.ts';
import { MessagesFrame, MessagesLoading } from './messages-frame.tsx';
import { MESSAGES_PER_PAGE, messagesQuery, messagesSearch } from './messages-query.ts';
import { MessagesToolbar } from './messages-toolbar.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = messagesQuery(new URL(request.url).searchParams);
  const page = await fetchMessages(query);
  const lastPage = lastPageOf(page?.total ?? 0, MESSAGES_PER_PAGE);
  // The last page can disappear when its last message is read.
  if (page !== null && query.page > lastPage)
    throw redirect(`${deskPath('messages')}${messagesSearch({ ...query, page: lastPage })}`);
  return { query, page, lastPage };
}

clientLoader.hydrate = true as const;

export const HydrateFallback = MessagesLoading;

/** The visitors' messages (MSGADM-001 to MSGADM-006). */
export default function MessagesRoute({ loaderData: { query, page, lastPage } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const held = useLiveRows('messages', {
    list,
    shown: page,
    fetchAgain: () => fetchMessages(query),
    idsOf: ({ messages }) => messages.map(({ _id }) => _id),
  });
  const searchOf = (number: number) => messagesSearch({ ...query, page: number });
  return (
    <MessagesFrame>
      <MessagesToolbar query={query} total={page?.total ?? null} />
      {page === null ? (
        <SectionFailure text="No se pudieron cargar los mensajes." />
      ) : (
        <>
          <MessageList page={page} query={query} list={list} />
          {/* The key gives other rows a new pager, so the old one doesn't jump. */}
          <Pager
            key={`${page.total}${searchOf(1)}`}
            label="Páginas de mensajes"
            page={query.page}
            lastPage={lastPage}
            searchOf={searchOf}
          />
        </>
      )}
      <NewRowsNotice
        count={held}
        noun={{ one: 'mensaje nuevo', many: 'mensajes nuevos' }}
        onShow={() => {
          list.current?.focus({ preventScroll: true });
          navigate({ search: searchOf(1) }, { replace: query.page === 1 });
        }}
      />
    </MessagesFrame>
  );
}
