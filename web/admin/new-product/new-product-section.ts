import { SquarePlus } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { NewProductLoading } from './new-product-loading.tsx';

export const NEW_PRODUCT_SECTION = {
  path: deskPattern('newProduct'),
  capability: 'catalogue',
  Loading: NewProductLoading,
  menu: { label: 'Agregar Producto', Icon: SquarePlus },
} satisfies Section;
