import { foreignCount } from '#domain/imports/foreign-photos.ts';
import { IMPORT_FIELDS } from '#domain/imports/import-fields.ts';
import type { ImportFault } from '#domain/imports/import-row.ts';
import type { WireImportCheckRequest, WireImportError } from '#schemas/wire/import.ts';
import type { Database } from '#server/db/connect.ts';
import { PartWriter, ROWS, removeParts } from './import-parts.ts';
import { type PlanEntry, planKinds, type WrongRow } from './import-plan.ts';
import type { MappedColumn } from './mapped-rows.ts';
import type { PlannedProduct } from './plan-products.ts';
import type { CheckSummary } from './stored-import.ts';

/** Errors in the answer of a dry run; the file of wrong rows has all. */
const ERRORS_SHOWN = 1000;
const PRODUCTS_BETWEEN_REPORTS = 500;

type Options = {
  readonly importId: string;
  readonly plan: string;
  readonly mapped: readonly MappedColumn[];
  readonly total: number;
};

/** Collects a dry run: counts in memory, changes and wrong rows as stored parts. */
export function checkReport(db: Database, { importId, plan, mapped, total }: Options) {
  const kinds = planKinds(plan);
  const entries = new PartWriter<PlanEntry>(db, { importId, kind: kinds.entries });
  const wrongRows = new PartWriter<WrongRow>(db, { importId, kind: kinds.wrong });
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0, skipped: 0, photos: 0 };
  const errors: WireImportError[] = [];
  const unplaced = new Map<string, number>();
  const placeOf = new Map(mapped.map(({ field, column }) => [field, column]));
  let done = 0;

  function messageOf({ row, field, reason }: ImportFault): WireImportError {
    const column = field === null ? undefined : placeOf.get(field);
    if (column !== undefined) {
      const place = `fila ${row}, columna ${column.letter} «${column.name}»`;
      return { row, column: column.name, message: `${place}: ${reason}` };
    }
    const subject = field === null ? '' : `${IMPORT_FIELDS[field]}: `;
    return { row, column: null, message: `fila ${row}: ${subject}${reason}` };
  }

  async function addWrong(faults: readonly ImportFault[]): Promise<void> {
    for (const [row, ofRow] of Map.groupBy(faults, ({ row }) => row)) {
      const found = ofRow.map(messageOf);
      errors.push(...found.slice(0, ERRORS_SHOWN - errors.length));
      await wrongRows.add({ row, reasons: found.map(({ message }) => message) });
    }
  }

  return {
    async add(product: PlannedProduct): Promise<void> {
      done += 1;
      if (done % PRODUCTS_BETWEEN_REPORTS === 0) {
        await db.updateTable('imports').set({ done, total }).where('id', '=', importId).execute();
      }
      if (product.kind === 'planned') {
        counts[product.entry.version === null ? 'new' : 'changed'] += 1;
        counts.photos += foreignCount(product.entry.wanted ?? []);
        return entries.add(product.entry);
      }
      counts[product.kind] += 1;
      if (product.kind !== 'wrong') return;
      if (product.unplaced !== null)
        unplaced.set(product.unplaced, (unplaced.get(product.unplaced) ?? 0) + 1);
      await addWrong(product.faults);
    },

    /** Makes this dry run the one that can be applied, and removes the parts of the one before. */
    async finish(request: WireImportCheckRequest): Promise<CheckSummary> {
      await entries.flush();
      await wrongRows.flush();
      const categories = [...unplaced]
        .map(([name, rows]) => ({ name, rows }))
        .sort((a, b) => b.rows - a.rows);
      const summary: CheckSummary = { ...counts, errors, categories };
      await db
        .updateTable('imports')
        .set({
          status: 'checked',
          plan,
          request: JSON.stringify(request),
          summary: JSON.stringify(summary),
          done: null,
          total: null,
        })
        .where('id', '=', importId)
        .execute();
      await removeParts(db, importId, [ROWS, kinds.entries, kinds.wrong]);
      return summary;
    },
  };
}
