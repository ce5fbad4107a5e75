import type { RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireListedMessage } from '#schemas/message-answers.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { MessageCard } from './message-card.tsx';
import { type MessagesPage, setMessageRead } from './messages-api.ts';
import { type MessagesQuery, messagesSearch } from './messages-query.ts';

type MessageListProps = {
  readonly page: MessagesPage;
  readonly query: MessagesQuery;
  readonly list: RefObject<HTMLElement | null>;
};

export function MessageList({ page, query, list }: MessageListProps) {
  const { revalidate } = useRevalidator();
  const { reportFailure } = useChangeDialogs();

  async function toggleRead(message: WireListedMessage): Promise<void> {
    const isDone = await setMessageRead(message._id, !message.read);
    if (!isDone) return reportFailure('No se pudo guardar el cambio. Intenta nuevamente.');
    // The message leaves the unread list, together with the focused button.
    if (query.isUnread) list.current?.focus();
    await revalidate();
  }

  if (page.messages.length === 0) {
    return (
      <div className="dashboard-card">
        <EmptyList {...emptyTexts(query)} />
      </div>
    );
  }
  return (
    <section ref={list} aria-label="Mensajes" tabIndex={-1} className="message-list">
      {page.messages.map((message, index) => (
        <MessageCard
          key={message._id}
          message={message}
          tint={index}
          onToggleRead={() => toggleRead(message)}
        />
      ))}
    </section>
  );
}

function emptyTexts({ text, isUnread }: MessagesQuery) {
  if (text !== '') {
    const search = messagesSearch({ text: '', isUnread, page: 1 });
    const way = { to: `${deskPath('messages')}${search}`, label: 'Quitar la búsqueda' };
    return { text: 'Ningún mensaje coincide con la búsqueda.', way };
  }
  if (isUnread) {
    return { text: 'No queda nada sin leer.', way: { to: deskPath('messages'), label: 'Ver todos' } };
  }
  return { text: 'No hay mensajes de contacto aún.', way: null };
}
