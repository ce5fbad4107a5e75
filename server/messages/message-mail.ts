import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import type { MessageRow } from '#server/db/tables/customer-tables.ts';
import type { MailText } from '#server/notifications/mail-blocks.ts';

/** The shop's mail about a contact message, with a link to the dashboard. */
export function messageForShop(message: MessageRow, publicUrl: string): MailText {
  return {
    subject: `Mensaje de ${message.name}`,
    preview: message.message,
    blocks: [
      { kind: 'heading', text: 'Mensaje de contacto' },
      {
        kind: 'facts',
        facts: [
          ['Nombre', message.name],
          ['Email', message.email ?? 'Sin email'],
          ['Teléfono', message.phone],
          ['Ubicación', message.location ?? 'Sin ubicación'],
          ['Fecha', formatLongDate(message.created_at)],
        ],
      },
      { kind: 'quote', text: message.message },
      {
        kind: 'action',
        total: null,
        label: 'Ver los mensajes en el panel',
        url: `${publicUrl}${deskPath('messages')}`,
        asides: [],
      },
    ],
  };
}
