import {
  ClipboardCheck,
  type LucideIcon,
  PackageMinus,
  PackagePlus,
  Scissors,
  ShoppingBag,
  Undo2,
} from 'lucide-react';
import { STOCK_KIND_LABELS } from '#domain/stock/stock-kind-labels.ts';
import type { StockKind } from '#domain/stock/stock-move.ts';

export const STOCK_KIND_LOOKS: Readonly<
  Record<StockKind, { readonly label: string; readonly Icon: LucideIcon }>
> = {
  received: { label: STOCK_KIND_LABELS.received, Icon: PackagePlus },
  counted: { label: STOCK_KIND_LABELS.counted, Icon: ClipboardCheck },
  sold: { label: STOCK_KIND_LABELS.sold, Icon: ShoppingBag },
  returned: { label: STOCK_KIND_LABELS.returned, Icon: Undo2 },
  lost: { label: STOCK_KIND_LABELS.lost, Icon: PackageMinus },
  cut: { label: STOCK_KIND_LABELS.cut, Icon: Scissors },
};
