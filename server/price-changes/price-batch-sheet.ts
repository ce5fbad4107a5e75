import { parseDecimalString } from '#domain/money/decimal-string.ts';
import type { WirePriceBatchRow, WirePriceBatchRowState, WirePrices } from '#schemas/price-change-answers.ts';
import { rowCells } from '#server/exports/row-cells.ts';
import type { Cell, ColumnOf, Sheet } from '#server/exports/sheet.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { getPriceBatch } from './list-price-batches.ts';

const STATES: Readonly<Record<WirePriceBatchRowState, string>> = {
  applied: 'aplicado',
  'left-out': 'sin aplicar',
  undone: 'deshecho',
  'changed-since': 'cambiado después',
  waiting: 'sin aplicar',
};

const COLUMNS: readonly ColumnOf<WirePriceBatchRow>[] = [
  { name: 'Código', width: 14, cell: ({ code }) => code },
  { name: 'Nombre', width: 40, cell: ({ name }) => name },
  { name: 'Precio antes', width: 14, cell: ({ before }) => pesosOf(before, 'price') },
  { name: 'Precio después', width: 14, cell: ({ after }) => pesosOf(after, 'price') },
  { name: 'Pack antes', width: 14, cell: ({ before }) => pesosOf(before, 'wholesalePrice') },
  { name: 'Pack después', width: 14, cell: ({ after }) => pesosOf(after, 'wholesalePrice') },
  { name: 'Estado', width: 24, cell: ({ state }) => STATES[state] },
];

/** The rows of a batch as a table. @throws Refusal 'price-batch-not-found' */
export async function priceBatchSheet(ctx: Context, id: string): Promise<Sheet> {
  assertMay(ctx, 'prices');
  const { rows } = await getPriceBatch(ctx, id);
  return { name: 'Precios', columns: COLUMNS, batches: cellBatches(rows) };
}

async function* cellBatches(batches: AsyncIterable<readonly WirePriceBatchRow[]>) {
  for await (const rows of batches) yield rows.map((row) => rowCells(COLUMNS, row));
}

function pesosOf(prices: WirePrices, amount: keyof WirePrices): Cell {
  const pesos = parseDecimalString(prices[amount]);
  return pesos === null || pesos === 0 ? '' : { pesos };
}
