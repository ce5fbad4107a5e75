import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { NewOrderLoading } from './new-order-loading.tsx';

export const NEW_ORDER_SECTION = {
  path: deskPattern('newOrder'),
  capability: 'orders',
  Loading: NewOrderLoading,
} satisfies Section;
