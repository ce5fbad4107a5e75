import { BadgePercent } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { PricesLoading } from './prices-loading.tsx';

export const PRICES_SECTION = {
  path: '/hilvanDash/precios',
  capability: 'prices',
  Loading: PricesLoading,
  menu: { label: 'Precios', Icon: BadgePercent },
} satisfies Section;
