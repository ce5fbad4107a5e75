import { centavos } from '#domain/money/centavos.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { type OpenCredit, openCredits } from './open-credits.ts';
import { rowCells } from './row-cells.ts';
import type { ColumnOf, Sheet } from './sheet.ts';

const COLUMNS: readonly ColumnOf<OpenCredit>[] = [
  { name: 'Fecha', width: 12, cell: ({ day }) => writtenDay(day) },
  { name: 'Banco', width: 20, cell: ({ bank }) => bank },
  { name: 'Lo que dice el banco', width: 60, cell: ({ text }) => text },
  { name: 'CUIT', width: 14, cell: ({ tax_id }) => tax_id },
  { name: 'Monto', width: 14, cell: ({ amount }) => ({ pesos: centavos(amount) }) },
];

/** The money that came into the bank and of which nobody said whose it is, newest first (PAY-004). */
export function openCreditSheet(ctx: Context): Sheet {
  assertMay(ctx, 'orders');
  return { name: 'Movimientos sin tomar', columns: COLUMNS, batches: rowBatches(ctx) };
}

async function* rowBatches(ctx: Context) {
  for await (const credits of openCredits(ctx)) yield credits.map((credit) => rowCells(COLUMNS, credit));
}

/** '20/11/2026', as the shop's spreadsheets write days. */
function writtenDay(day: string): string {
  return day.split('-').toReversed().join('/');
}
