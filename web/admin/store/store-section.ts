import { Store } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { StoreLoading } from './tiles/store-tiles-frame.tsx';

export const STORE_SECTION = {
  path: deskPattern('store'),
  capability: 'store',
  Loading: StoreLoading,
  menu: { label: 'Mi tienda', Icon: Store },
} satisfies Section;
