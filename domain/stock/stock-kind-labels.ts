import type { StockKind } from './stock-move.ts';

/** What happened, as the desk says it. */
export const STOCK_KIND_LABELS = {
  received: 'Recibido',
  counted: 'Contado',
  sold: 'Vendido',
  returned: 'Devuelto',
  lost: 'Perdido',
  cut: 'Cortado',
} as const satisfies Record<StockKind, string>;
