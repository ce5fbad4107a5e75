import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import type { Context } from '#server/context.ts';
import type { MessageRow } from '#server/db/schema.ts';
import { allMessages } from '#server/messages/list-messages.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

const COLUMNS: readonly Column[] = [
  { name: 'Fecha', width: 17 },
  { name: 'Nombre', width: 24 },
  { name: 'Correo', width: 28 },
  { name: 'Teléfono', width: 18 },
  { name: 'Localidad', width: 24 },
  { name: 'Mensaje', width: 80 },
];

/** The contact messages that match, newest first. */
export function messageSheet(ctx: Context, query: { text: string; isUnread: boolean }): Sheet {
  assertAdministrator(ctx);
  return { name: 'Mensajes', columns: COLUMNS, batches: rowBatches(ctx, query) };
}

async function* rowBatches(ctx: Context, query: { text: string; isUnread: boolean }) {
  for await (const messages of allMessages(ctx, query)) yield messages.map(rowOf);
}

function rowOf({ created_at, name, email, phone, location, message }: MessageRow): Cell[] {
  return [{ moment: created_at }, name, email ?? '', phone, location ?? '', message];
}
