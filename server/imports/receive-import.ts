import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WireImport } from '#schemas/import-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { fileTable } from '#server/tables/file-table.ts';
import type { Cell } from '#server/tables/table-cell.ts';
import { throwBadImportFile } from './bad-import-file.ts';
import { PartWriter, ROWS } from './import-parts.ts';
import { importTable, namesColumns } from './import-table.ts';
import { removeExpired } from './remove-expired.ts';
import { wireColumns } from './wire-columns.ts';

type Upload = { readonly fileName: string; readonly bytes: Buffer; readonly room: RoomForFiles };

/** Reads one file at a time, so that their tables are never in memory together. */
export type RoomForFiles = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Reads a spreadsheet of products and keeps its cells for a day. It changes no product.
 * @throws Refusal 'bad-import-file', and stores nothing
 */
export async function receiveImport(ctx: Context, { fileName, bytes, room }: Upload): Promise<WireImport> {
  assertMay(ctx, 'imports');
  await removeExpired(ctx.db, ctx.now());
  return room(async () => {
    const table = await importTable(await fileTable(bytes, { namesColumns }).catch(throwBadImportFile));
    const { source, columns, rows, headerRow, body } = table;
    const id = ctx.newId();
    await ctx.db
      .insertInto('imports')
      .values({
        id,
        file_name: fileName.slice(0, 200),
        source,
        status: 'read',
        actor: ctx.actor?.email ?? '',
        created_at: ctx.now(),
        // Until all rows are stored, nobody can go on with it.
        rows: 0,
        header_row: headerRow,
        columns: JSON.stringify(columns),
        plan: null,
        done: null,
        total: null,
        busy_until: null,
        batch: null,
      })
      .execute();
    const parts = new PartWriter<readonly Cell[]>(ctx.db, { importId: id, kind: ROWS });
    for (const [index, row] of body.entries()) {
      await parts.add(row);
      if (index % 200 === 0) await nextTurn();
    }
    await parts.flush();
    await ctx.db.updateTable('imports').set({ rows }).where('id', '=', id).execute();
    return { id, source, columns: wireColumns(columns), rows };
  });
}
