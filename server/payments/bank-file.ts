import { createHash } from 'node:crypto';
import { columnKey, columnNames } from '#domain/imports/column-names.ts';
import { type BankColumns, recognisedBankColumns } from '#domain/payments/bank-columns.ts';
import type { BankCell } from '#domain/payments/bank-credits.ts';
import type { WireBankColumn } from '#schemas/bank-match-answers.ts';
import type { Database } from '#server/db/connect.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { isEmpty, isOdd, textOf } from '#server/tables/cell-values.ts';
import { fileTable } from '#server/tables/file-table.ts';
import { titleRowsAbove } from '#server/tables/header-row.ts';
import type { Cell, Table } from '#server/tables/table-cell.ts';
import { TableFault, tableFaultText } from '#server/tables/table-fault.ts';

/** A bank's columns, as somebody said them once; `heads` knows the file again. */
type RememberedColumns = { readonly heads: string; readonly bank: string; readonly columns: BankColumns };

export type BankFile = {
  readonly names: readonly string[];
  readonly rows: readonly (readonly BankCell[])[];
  readonly heads: string;
  /** As somebody said, else as they name themselves; `null` where neither is so. */
  readonly known: Omit<RememberedColumns, 'heads'> | null;
};

const SAMPLES = 3;
const SAMPLE_LETTERS = 60;
/** A row of titles has fewer cells. */
const FEWEST_COLUMNS = 3;

/** The table of a bank's file, below the names of its columns. @throws Refusal 'bad-bank-file' */
export async function readBankFile(db: Database, bytes: Buffer): Promise<BankFile> {
  const remembered = await rememberedColumns(db);
  const knownOf = (row: readonly Cell[]) => {
    const names = columnNames(row.map(textOf));
    const heads = headsOf(names);
    const said = remembered.find((one) => one.heads === heads);
    if (said !== undefined) return said;
    const columns = recognisedBankColumns(names);
    return columns === null ? null : { bank: bankOf(names), columns };
  };
  const namesColumns = (row: readonly Cell[]) => knownOf(row) !== null;
  const { table } = await fileTable(bytes, { namesColumns }).catch(throwBadFile);
  const header = headerOf(table, namesColumns);
  const names = columnNames((table[header] ?? []).map(textOf));
  const rows = table.slice(header + 1).map((row) => row.map(bankCell));
  return { names, rows, heads: headsOf(names), known: knownOf(table[header] ?? []) };
}

/** The place of the row that names the columns; without a known one, the first that is wide enough. */
function headerOf(table: Table, namesColumns: (row: readonly Cell[]) => boolean): number {
  const above = titleRowsAbove(table, namesColumns);
  if (above > 0 || namesColumns(table[0] ?? [])) return above;
  const wide = table.findIndex((row) => row.filter((cell) => !isEmpty(cell)).length >= FEWEST_COLUMNS);
  if (wide === -1) throw new Refusal('bad-bank-file', { detail: 'No tiene filas con fecha e importe.' });
  return wide;
}

/** The columns with some of what they hold, for whoever says which is which. */
export function columnsToAsk({ names, rows }: Pick<BankFile, 'names' | 'rows'>): WireBankColumn[] {
  return names.map((name, index) => ({
    name,
    samples: rows
      .values()
      .map((row) => row[index] ?? '')
      .map((cell) => (typeof cell === 'string' ? cell : cell.number).trim().slice(0, SAMPLE_LETTERS))
      .filter((text) => text !== '')
      .take(SAMPLES)
      .toArray(),
  }));
}

export async function rememberColumns(
  db: Database,
  { heads, bank, columns }: RememberedColumns,
): Promise<void> {
  const values = { bank, columns: JSON.stringify(columns) };
  await db
    .insertInto('bank_columns')
    .values({ heads, ...values })
    .onConflict((conflict) => conflict.column('heads').doUpdateSet(values))
    .execute();
}

async function rememberedColumns(db: Database): Promise<RememberedColumns[]> {
  const rows = await db.selectFrom('bank_columns').selectAll().execute();
  // Only `rememberColumns` writes them.
  return rows.map(({ heads, bank, columns }) => ({ heads, bank, columns: JSON.parse(columns) }));
}

/** Equal for two files of one bank, however long their columns' names are. */
function headsOf(names: readonly string[]): string {
  return createHash('sha256').update(names.map(columnKey).join('\n')).digest('base64url');
}

function bankOf(names: readonly string[]): string {
  return names.some((name) => /^(?:transaction_net_amount|net_credit_amount)$/i.test(name))
    ? 'Mercado Pago'
    : '';
}

function bankCell(cell: Cell): BankCell {
  if (typeof cell === 'string') return cell;
  return isOdd(cell) ? cell.shown : { number: cell.number };
}

function throwBadFile(error: unknown): never {
  if (!(error instanceof TableFault)) throw error;
  throw new Refusal('bad-bank-file', { detail: tableFaultText(error, 'los movimientos de un banco') });
}
