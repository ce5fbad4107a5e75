import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { WireListedMessage } from '#schemas/wire/contact-message.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { MessageCard } from './message-card.tsx';
import { type MessagesPage, setMessageRead } from './messages-api.ts';
import type { MessagesQuery } from './messages-query.ts';

export function MessageList({ page, query }: { page: MessagesPage; query: MessagesQuery }) {
  const list = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const { notify } = useDialogs();

  async function toggleRead(message: WireListedMessage): Promise<void> {
    const isDone = await setMessageRead(message._id, !message.read);
    if (!isDone) {
      await notify({
        title: 'Error',
        text: 'No se pudo guardar el cambio. Intenta nuevamente.',
        tone: 'error',
      });
      return;
    }
    // The message leaves the list of the unread, and its button with it.
    if (query.isUnread) list.current?.focus();
    await revalidate();
  }

  if (page.messages.length === 0) return <p className="py-16 text-center">{emptyText(query)}</p>;
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

function emptyText({ text, isUnread }: MessagesQuery): string {
  if (text !== '') return 'Ningún mensaje coincide con la búsqueda.';
  return isUnread ? 'No queda nada sin leer.' : 'No hay mensajes de contacto aún.';
}
