import {
  ClipboardCheck,
  type LucideIcon,
  PackageMinus,
  PackagePlus,
  Scissors,
  ShoppingBag,
  Undo2,
} from 'lucide-react';
import type { StockKind } from '#domain/stock/stock-move.ts';

export const STOCK_KIND_LOOKS: Readonly<
  Record<StockKind, { readonly label: string; readonly Icon: LucideIcon }>
> = {
  received: { label: 'Recibido', Icon: PackagePlus },
  counted: { label: 'Contado', Icon: ClipboardCheck },
  sold: { label: 'Vendido', Icon: ShoppingBag },
  returned: { label: 'Devuelto', Icon: Undo2 },
  lost: { label: 'Perdido', Icon: PackageMinus },
  cut: { label: 'Cortado', Icon: Scissors },
};
