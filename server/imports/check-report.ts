import type { ExpressionBuilder } from 'kysely';
import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import { foreignCount } from '#domain/imports/foreign-photos.ts';
import { IMPORT_FIELDS } from '#domain/imports/import-fields.ts';
import type { ImportFault } from '#domain/imports/import-row.ts';
import type { WireImportCheckRequest } from '#schemas/import.ts';
import type { WireImportError } from '#schemas/import-answers.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { PartWriter } from './import-parts.ts';
import {
  changesMoreThanPrices,
  type PlanEntry,
  planKinds,
  removePlan,
  type WrongRow,
} from './import-plan.ts';
import { assertIsOpen } from './import-state.ts';
import type { MappedColumn } from './mapped-rows.ts';
import type { PlannedProduct, WrongProduct } from './plan-products.ts';
import { type CheckSummary, findImport } from './stored-import.ts';

/** Errors in the answer of a dry run; the file of wrong rows has all. */
const ERRORS_SHOWN = 1000;
/** More questions than somebody answers one by one; they take some ms. */
const GUESSED = 500;
const PRODUCTS_BETWEEN_REPORTS = 500;

type Options = {
  readonly importId: string;
  readonly plan: string;
  /** The plan that the import had when this dry run began. */
  readonly planBefore: string | null;
  readonly mapped: readonly MappedColumn[];
  readonly total: number;
  readonly leftOut: number;
  /** What a category or colour that the shop lacks most likely is. */
  readonly guesses: {
    readonly placeOf: (name: string) => CategoryPlace | null;
    readonly colourOf: (name: string) => string | null;
  };
};

/** Collects a dry run: counts in memory, changes and wrong rows as stored parts. */
export function checkReport(
  ctx: Context,
  { importId, plan, planBefore, mapped, total, leftOut, guesses }: Options,
) {
  const { db } = ctx;
  const kinds = planKinds(plan);
  const entries = new PartWriter<PlanEntry>(db, { importId, kind: kinds.entries });
  const wrongRows = new PartWriter<WrongRow>(db, { importId, kind: kinds.wrong });
  const counts = {
    ...{ new: 0, changed: 0, unchanged: 0, wrong: 0, skipped: 0 },
    ...{ photos: 0, otherChanges: 0, severalPrices: 0, staysHidden: 0, packsStay: 0, leftOut },
  };
  const errors: WireImportError[] = [];
  const unplaced = new Map<string, number>();
  const placed = new Map<string, number>();
  const unknownColours = new Map<string, number>();
  const readColours = new Map<string, number>();
  const chosenColours = new Map<string, string>();
  let done = 0;

  /** The import as this dry run found it; after another one or an application, its result counts no more. */
  function isAsFound(eb: ExpressionBuilder<Schema, 'imports'>) {
    const isAbandoned = eb.and([eb('status', '=', 'applying'), eb('busy_until', '<=', ctx.now())]);
    return eb.and([
      eb('id', '=', importId),
      eb('plan', planBefore === null ? 'is' : '=', planBefore),
      eb.or([eb('status', 'in', ['read', 'checked']), isAbandoned]),
    ]);
  }

  async function addWrong({ rows, faults }: WrongProduct): Promise<void> {
    const faultsOf = Map.groupBy(faults, ({ row }) => row);
    for (const row of rows) {
      const found = (faultsOf.get(row) ?? []).map((fault) => messageOf(fault, mapped));
      errors.push(...found.slice(0, ERRORS_SHOWN - errors.length));
      await wrongRows.add({ row, reasons: found.map(({ message }) => message) });
    }
  }

  return {
    async add(product: PlannedProduct): Promise<void> {
      done += 1;
      if (done % PRODUCTS_BETWEEN_REPORTS === 0) {
        await db.updateTable('imports').set({ done, total }).where(isAsFound).execute();
      }
      if ('staysHidden' in product && product.staysHidden) counts.staysHidden += 1;
      if (product.kind === 'planned') {
        counts[product.entry.version === null ? 'new' : 'changed'] += 1;
        if (product.packStays) counts.packsStay += 1;
        counts.photos += foreignCount(product.entry.wanted ?? []);
        if (changesMoreThanPrices(product.entry)) counts.otherChanges += 1;
        return entries.add(product.entry);
      }
      counts[product.kind] += 1;
      if (product.kind !== 'wrong') return;
      if (product.unplaced !== null) countOne(unplaced, product.unplaced);
      for (const name of product.unknownColours) countOne(unknownColours, name);
      if (product.hasSeveralPrices) counts.severalPrices += 1;
      await addWrong(product);
    },

    /** Counts a product that stands where somebody put its category. */
    usePlace(category: string): void {
      countOne(placed, category);
    },

    /** Counts a variant whose colour is read as somebody chose; '' is a model. */
    useColour(name: string, colour: string): void {
      countOne(readColours, name);
      chosenColours.set(name, colour);
    },

    /**
     * Makes this dry run the one that can be applied.
     * @throws Refusal 'import-busy' · 'import-finished' when another one ended first, or one is being applied or was
     */
    async finish(request: WireImportCheckRequest): Promise<CheckSummary> {
      await entries.flush();
      await wrongRows.flush();
      const summary: CheckSummary = {
        ...counts,
        errors,
        categories: mostRowsFirst(unplaced).map((one, index) => ({
          ...one,
          guess: index < GUESSED ? guesses.placeOf(one.name) : null,
        })),
        placed: mostRowsFirst(placed),
        colours: mostRowsFirst(unknownColours).map((one, index) => ({
          ...one,
          guess: index < GUESSED ? guesses.colourOf(one.name) : null,
        })),
        readColours: mostRowsFirst(readColours).map((one) => ({
          ...one,
          colour: chosenColours.get(one.name) ?? '',
        })),
      };
      const finished = await db
        .updateTable('imports')
        .set({
          status: 'checked',
          plan,
          request: JSON.stringify(request),
          summary: JSON.stringify(summary),
          busy_until: null,
          done: null,
          total: null,
        })
        .where(isAsFound)
        .returning('id')
        .executeTakeFirst();
      if (finished === undefined) {
        assertIsOpen(await findImport(db, importId, ctx.now()));
        throw new Refusal('import-busy');
      }
      return summary;
    },

    /** Removes what a dry run stored that can't end. */
    async abandon(): Promise<void> {
      await removePlan(db, { importId, plan });
      await db.updateTable('imports').set({ done: null, total: null }).where(isAsFound).execute();
    },
  };
}

/** A fault by its place, as the spreadsheet names it: 'fila 14, columna F «Precio»: …' (IMPORT-005). */
export function messageOf(
  { row, field, reason }: ImportFault,
  mapped: readonly MappedColumn[],
): WireImportError {
  const column = field === null ? undefined : mapped.find((one) => one.field === field)?.column;
  if (column !== undefined) {
    const place = `fila ${row}, columna ${column.letter} «${column.name}»`;
    return { row, column: column.name, message: `${place}: ${reason}` };
  }
  const subject = field === null ? '' : `${IMPORT_FIELDS[field]}: `;
  return { row, column: null, message: `fila ${row}: ${subject}${reason}` };
}

function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function mostRowsFirst(counts: ReadonlyMap<string, number>): { name: string; rows: number }[] {
  return [...counts].map(([name, rows]) => ({ name, rows })).sort((a, b) => b.rows - a.rows);
}
