import { Package } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { ProductsLoading } from './products-frame.tsx';

export const PRODUCTS_SECTION = {
  path: deskPattern('products'),
  capability: 'see-prices',
  Loading: ProductsLoading,
  menu: { label: 'Mis Productos', Icon: Package },
} satisfies Section;
