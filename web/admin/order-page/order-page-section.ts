import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { OrderPageLoading } from './order-page-loading.tsx';

export const ORDER_PAGE_SECTION = {
  path: deskPattern('order'),
  capability: 'orders',
  Loading: OrderPageLoading,
} satisfies Section;
