import { wordsOfUnit } from '#domain/measure/quantity-text.ts';
import { STOCK_KIND_LABELS } from '#domain/stock/stock-kind-labels.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { allMoves, type NamedMove } from '#server/stock/all-moves.ts';
import { rowCells } from './row-cells.ts';
import type { ColumnOf, Sheet } from './sheet.ts';

const COLUMNS: readonly ColumnOf<NamedMove>[] = [
  { name: 'Fecha', width: 17, cell: ({ happened_at }) => ({ moment: happened_at }) },
  { name: 'Código', width: 14, cell: ({ product }) => product?.code ?? '' },
  { name: 'Producto', width: 40, cell: ({ product }) => nameOf(product) },
  { name: 'Color o modelo', width: 20, cell: ({ variant }) => variant },
  { name: 'Movimiento', width: 12, cell: ({ kind }) => STOCK_KIND_LABELS[kind] },
  {
    name: 'Cantidad',
    width: 11,
    cell: ({ amount, product }) => (product ? { parts: amount, unit: product.saleUnit } : ''),
  },
  { name: 'Unidad', width: 9, cell: ({ product }) => (product ? wordsOfUnit(product.saleUnit).one : '') },
  {
    name: 'Pedido',
    width: 9,
    cell: ({ order_number }) => (order_number === null ? '' : { units: order_number }),
  },
  { name: 'Proveedor', width: 22, cell: ({ supplier }) => supplier },
  { name: 'Nota', width: 30, cell: ({ note }) => note },
  { name: 'Quién', width: 28, cell: ({ actor }) => actor },
];

/** What came, went and was counted, newest first (STOCK-006). */
export function stockMoveSheet(ctx: Context, query: { readonly productId: string | null }): Sheet {
  assertMay(ctx, 'receive-stock');
  return { name: 'Movimientos', columns: COLUMNS, batches: rowBatches(ctx, query) };
}

async function* rowBatches(ctx: Context, query: { readonly productId: string | null }) {
  for await (const moves of allMoves(ctx, query)) yield moves.map((move) => rowCells(COLUMNS, move));
}

function nameOf(product: NamedMove['product']): string {
  return product === null ? '' : `${product.brand} ${product.name}`.trim();
}
