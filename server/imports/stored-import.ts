import { IMPORT_SOURCES, type ImportSource } from '#domain/imports/import-source.ts';
import type { NumberForm } from '#domain/imports/number-form.ts';
import type { WireImportCheckRequest } from '#schemas/import.ts';
import type {
  ImportStatus,
  WireImportCheck,
  WireImportColumn,
  WireImportEntry,
  WireImportSheet,
} from '#schemas/import-answers.ts';
import type { Database } from '#server/db/connect.ts';
import type { ImportRecord } from '#server/db/tables/import-tables.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { ROWS } from './import-parts.ts';

/** How long the content of a file is kept, in ms. */
export const KEPT_MS = 24 * 3_600_000;

/** A column with the form in which its amounts are read, unless somebody chooses the other. */
export type StoredColumn = WireImportColumn & { readonly form: NumberForm };

/** A stored dry run, without its changes, which are parts. */
export type CheckSummary = Omit<WireImportCheck, 'changes' | 'plan'>;

/** What dry runs of earlier versions didn't count. */
const LATER_FIGURES = {
  otherChanges: 0,
  placed: [],
  colours: [],
  readColours: [],
  severalPrices: 0,
  leftOut: 0,
  staysHidden: 0,
  packsStay: 0,
};

export type StoredImport = {
  readonly record: ImportRecord;
  readonly columns: readonly StoredColumn[];
  readonly sheets: WireImportSheet[];
  readonly request: WireImportCheckRequest | null;
  readonly summary: CheckSummary | null;
  readonly status: ImportStatus;
};

/** @throws Refusal 'import-not-found' */
export async function findImport(db: Database, id: string, now: number): Promise<StoredImport> {
  const record = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (record === undefined) throw new Refusal('import-not-found');
  const part = await db
    .selectFrom('import_parts')
    .select('position')
    .where('import_id', '=', id)
    .where('kind', '=', ROWS)
    .limit(1)
    .executeTakeFirst();
  return {
    record,
    // Only the verbs of this folder write these columns.
    columns: JSON.parse(record.columns),
    sheets: JSON.parse(record.sheets),
    request: record.request === null ? null : JSON.parse(record.request),
    summary: record.summary === null ? null : { ...LATER_FIGURES, ...JSON.parse(record.summary) },
    status: statusOf(record, { hasFile: part !== undefined, now }),
  };
}

/** Work whose process ended before it counts as not begun. */
export function statusOf(
  { status, created_at, busy_until, rows }: ImportRecord,
  { hasFile, now }: { hasFile: boolean; now: number },
): ImportStatus {
  if (status === 'applied' || status === 'undone') return status;
  if (status === 'applying' && (busy_until ?? 0) > now) return status;
  if (!hasFile || rows === 0 || created_at + KEPT_MS <= now) return 'expired';
  return status === 'applying' ? 'checked' : status;
}

export function storedSource({ source }: Pick<ImportRecord, 'source'>): ImportSource {
  return IMPORT_SOURCES.find((known) => known === source) ?? 'other';
}

export function importEntry(record: ImportRecord, status: ImportStatus): WireImportEntry {
  return {
    id: record.id,
    fileName: record.file_name,
    source: storedSource(record),
    rows: record.rows,
    status,
    createdAt: new Date(record.created_at).toISOString(),
    actor: record.actor,
    created: record.created,
    updated: record.updated,
    batch: record.batch,
  };
}
