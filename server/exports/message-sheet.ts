import type { MessageRow } from '#server/db/tables/customer-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { allMessages } from '#server/messages/list-messages.ts';
import { rowCells } from './row-cells.ts';
import type { ColumnOf, Sheet } from './sheet.ts';

const COLUMNS: readonly ColumnOf<MessageRow>[] = [
  { name: 'Fecha', width: 17, cell: ({ created_at }) => ({ moment: created_at }) },
  { name: 'Nombre', width: 24, cell: ({ name }) => name },
  { name: 'Correo', width: 28, cell: ({ email }) => email ?? '' },
  { name: 'Teléfono', width: 18, cell: ({ phone }) => phone },
  { name: 'Localidad', width: 24, cell: ({ location }) => location ?? '' },
  { name: 'Mensaje', width: 80, cell: ({ message }) => message },
];

/** The matching contact messages, newest first. */
export function messageSheet(ctx: Context, query: { text: string; isUnread: boolean }): Sheet {
  assertMay(ctx, 'messages');
  return { name: 'Mensajes', columns: COLUMNS, batches: rowBatches(ctx, query) };
}

async function* rowBatches(ctx: Context, query: { text: string; isUnread: boolean }) {
  for await (const messages of allMessages(ctx, query)) {
    yield messages.map((message) => rowCells(COLUMNS, message));
  }
}
