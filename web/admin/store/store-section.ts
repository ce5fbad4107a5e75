import { Store } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { StoreLoading } from './tiles/store-tiles-frame.tsx';

export const STORE_SECTION = {
  path: '/hilvanDash/tienda',
  capability: 'store',
  Loading: StoreLoading,
  menu: { label: 'Mi tienda', Icon: Store },
} satisfies Section;
