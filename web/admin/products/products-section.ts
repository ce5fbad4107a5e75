import { Package } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { ProductsLoading } from './products-frame.tsx';

export const PRODUCTS_SECTION = {
  path: '/hilvanDash/productos',
  capability: 'see-prices',
  Loading: ProductsLoading,
  menu: { label: 'Mis Productos', Icon: Package },
} satisfies Section;
