import { SquarePlus } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { NewProductLoading } from './new-product-loading.tsx';

export const NEW_PRODUCT_SECTION = {
  path: '/hilvanDash/nuevo',
  capability: 'catalogue',
  Loading: NewProductLoading,
  menu: { label: 'Agregar Producto', Icon: SquarePlus },
} satisfies Section;
