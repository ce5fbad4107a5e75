import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WireImport, WireImportSheet } from '#schemas/import-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { isEmpty, textOf } from '#server/tables/cell-values.ts';
import { fileTable } from '#server/tables/file-table.ts';
import type { Cell, NamedTable } from '#server/tables/table-cell.ts';
import { throwBadImportFile } from './bad-import-file.ts';
import { PartWriter, ROWS } from './import-parts.ts';
import { headerRowOf, importTable, namesColumns } from './import-table.ts';
import { removeExpired } from './remove-expired.ts';
import { wireColumns } from './wire-columns.ts';

type Upload = {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** The sheet and the row of its columns' names, as somebody chose. */
  readonly choice: { readonly sheet?: string | undefined; readonly headerRow?: number | undefined };
  readonly room: RoomForFiles;
};

/** Reads one file at a time, so that their tables are never in memory together. */
export type RoomForFiles = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Reads a spreadsheet of products and keeps its cells for a day. It changes no product.
 * @throws Refusal 'bad-import-file', and stores nothing
 */
export async function receiveImport(
  ctx: Context,
  { fileName, bytes, choice, room }: Upload,
): Promise<WireImport> {
  assertMay(ctx, 'imports');
  await removeExpired(ctx.db, ctx.now());
  return room(async () => {
    const wanted = { namesColumns, sheet: choice.sheet };
    const { table, name: sheet, sheets: tables } = await fileTable(bytes, wanted).catch(throwBadImportFile);
    const { source, columns, rows, headerRow, body } = await importTable({ table }, choice.headerRow);
    const sheets = tables.flatMap(sheetOf);
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
        sheet,
        sheets: JSON.stringify(sheets),
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
    const firstRows = table.slice(0, ROWS_SHOWN).map(shownRow);
    return { id, source, columns: wireColumns(columns), rows, sheet, headerRow, sheets, firstRows };
  });
}

const COLUMNS_SHOWN = 8;
const ROWS_SHOWN = 9;
const LETTERS_SHOWN = 40;

function shownRow(row: readonly Cell[]): string[] {
  return row.slice(0, COLUMNS_SHOWN).map((cell) => textOf(cell).slice(0, LETTERS_SHOWN).toWellFormed());
}

/** What a sheet of a workbook looks like. */
function sheetOf({ name, table }: NamedTable): WireImportSheet[] {
  if (name === null) return [];
  const header = headerRowOf(table);
  const names = namesColumns(table[header - 1] ?? []) ? (table[header - 1] ?? []).map(textOf) : [];
  const rows = table.slice(header).filter((row) => !row.every(isEmpty)).length;
  return [{ name, rows, columns: names.filter((column) => column !== '').slice(0, COLUMNS_SHOWN) }];
}
