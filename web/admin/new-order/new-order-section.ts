import type { Section } from '../shell/section.ts';
import { NewOrderLoading } from './new-order-loading.tsx';

export const NEW_ORDER_SECTION = {
  path: '/hilvanDash/pedidos/nuevo',
  capability: 'orders',
  Loading: NewOrderLoading,
} satisfies Section;
