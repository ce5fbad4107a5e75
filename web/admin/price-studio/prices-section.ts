import { BadgePercent } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { PricesLoading } from './prices-loading.tsx';

export const PRICES_SECTION = {
  path: deskPattern('prices'),
  capability: 'prices',
  Loading: PricesLoading,
  menu: { label: 'Precios', Icon: BadgePercent },
} satisfies Section;
