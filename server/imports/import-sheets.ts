import { pesos } from '#domain/money/centavos.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import { BLANK_PRODUCT } from '#domain/products/blank-product.ts';
import { placeKey } from '#domain/stock/shelf.ts';
import type { Database } from '#server/db/connect.ts';
import { productCells, productColumns } from '#server/exports/product-sheet.ts';
import type { Sheet, Cell as SheetCell } from '#server/exports/sheet.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { isOdd, plainNumber, textOf } from '#server/tables/cell-values.ts';
import type { Cell } from '#server/tables/table-cell.ts';
import { partsOf, ROWS } from './import-parts.ts';
import { planKinds, type WrongRow } from './import-plan.ts';
import { findImport, type StoredImport } from './stored-import.ts';

const EXAMPLE = {
  ...BLANK_PRODUCT,
  code: 'EJEMPLO-1',
  brand: 'Tu marca',
  name: 'Hilo de ejemplo: reemplázalo por tu producto',
  subsection: 'Hilos',
  type: 'Poliéster',
  price: pesos(1234.5),
  bulkOffer: { minimumUnits: 12, packPrice: pesos(12_000) },
  colours: ['Rojo', 'Azul'],
  description: 'Primer renglón/Segundo renglón',
};

const COUNTED = new Map(
  EXAMPLE.colours.map((variant, index) => [placeKey({ productId: EXAMPLE.id, variant }), 12 - 4 * index]),
);
const NOTHING_COUNTED = new Map<string, number>();

/** The columns of the shop's own export with one example; the identifier is the shop's to give. */
export function templateSheet(ctx: Context): Sheet {
  assertMay(ctx, 'imports');
  const { selling, stock } = ctx.store;
  const extent = {
    hasMeasures: selling.byMeasure,
    hasBarCodes: selling.barCodes,
    counted: stock.isOn ? COUNTED : NOTHING_COUNTED,
  };
  async function* batches() {
    yield [productCells(EXAMPLE, extent).slice(0, -1)];
  }
  return { name: 'Plantilla', columns: productColumns(extent).slice(0, -1), batches: batches() };
}

/** The rows of the products that can't be applied, as they came, with the reasons in a last column. */
export async function wrongRowsSheet(ctx: Context, id: string): Promise<Sheet> {
  assertMay(ctx, 'imports');
  const found = await findImport(ctx.db, id, ctx.now());
  if (found.status === 'expired') throw new Refusal('import-expired');
  if (found.record.plan === null) throw new Refusal('import-not-checked');
  const columns = [...found.columns.map(({ name }) => ({ name, width: 20 })), { name: 'Motivos', width: 60 }];
  return { name: 'Filas con errores', columns, batches: wrongRows(ctx.db, found, found.record.plan) };
}

async function* wrongRows(db: Database, { record, columns, request }: StoredImport, plan: string) {
  const mapping = request?.mapping ?? {};
  const reasons = new Map<number, string[]>();
  for await (const part of partsOf<WrongRow>(db, { importId: record.id, kind: planKinds(plan).wrong })) {
    for (const { row, reasons: found } of part) reasons.set(row, [...(reasons.get(row) ?? []), ...found]);
  }
  let number = record.header_row;
  for await (const part of partsOf<Cell[]>(db, { importId: record.id, kind: ROWS })) {
    const batch: SheetCell[][] = [];
    for (const cells of part) {
      number += 1;
      const found = reasons.get(number);
      if (found === undefined) continue;
      batch.push([
        ...columns.map(({ name }, index) =>
          sheetCell(cells[index] ?? '', { isCode: mapping[name] === 'code' }),
        ),
        found.join('. '),
      ]);
    }
    yield batch;
  }
}

/** A code is what the file showed. Other numbers stay numbers: '234.500' as a text would be read as thousands. */
function sheetCell(cell: Cell, { isCode }: { isCode: boolean }): SheetCell {
  if (typeof cell === 'string') return cell;
  if (isOdd(cell)) return cell.shown;
  if (isCode) return textOf(cell);
  const number = plainNumber(cell.number);
  const amount = parseDecimalString(number);
  return amount === null ? number : { pesos: amount };
}
