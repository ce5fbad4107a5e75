import type { Section } from '../shell/section.ts';
import { OrderPageLoading } from './order-page-loading.tsx';

export const ORDER_PAGE_SECTION = {
  path: '/hilvanDash/pedidos/:id',
  capability: 'orders',
  Loading: OrderPageLoading,
} satisfies Section;
