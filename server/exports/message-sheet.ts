import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import type { Context } from '#server/context.ts';
import type { MessageRow } from '#server/db/schema.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

const COLUMNS: readonly Column[] = [
  { name: 'Fecha', width: 17 },
  { name: 'Nombre', width: 24 },
  { name: 'Correo', width: 28 },
  { name: 'Teléfono', width: 18 },
  { name: 'Localidad', width: 24 },
  { name: 'Mensaje', width: 80 },
];

const BATCH = 1000;

/** Every contact message, newest first. */
export function messageSheet(ctx: Context): Sheet {
  assertAdministrator(ctx);
  return { name: 'Mensajes', columns: COLUMNS, batches: rowBatches(ctx) };
}

async function* rowBatches({ db }: Context) {
  let last: MessageRow | undefined;
  for (;;) {
    let query = db
      .selectFrom('contact_messages')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH);
    if (last !== undefined) {
      const { created_at, id } = last;
      query = query.where((eb) =>
        eb.or([
          eb('created_at', '<', created_at),
          eb.and([eb('created_at', '=', created_at), eb('id', '<', id)]),
        ]),
      );
    }
    const rows = await query.execute();
    yield rows.map(rowOf);
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

function rowOf({ created_at, name, email, phone, location, message }: MessageRow): Cell[] {
  return [{ moment: created_at }, name, email ?? '', phone, location ?? '', message];
}
