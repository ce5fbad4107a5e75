import { ReceiptText } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { OrdersLoading } from './orders-frame.tsx';

export const ORDERS_SECTION = {
  path: deskPattern('orders'),
  capability: 'orders',
  Loading: OrdersLoading,
  menu: {
    label: 'Pedidos',
    Icon: ReceiptText,
    badge: { noun: 'pendientes', count: ({ orders }) => orders?.pendiente ?? 0 },
  },
} satisfies Section;
