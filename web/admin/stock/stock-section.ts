import { Warehouse } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { StockLoading } from './stock-loading.tsx';

export const STOCK_SECTION = {
  path: deskPattern('stock'),
  capability: 'receive-stock',
  Loading: StockLoading,
  menu: { label: 'Existencias', Icon: Warehouse, family: 'stock' },
} satisfies Section;
