import { ReceiptText } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { OrdersLoading } from './orders-frame.tsx';

export const ORDERS_SECTION = {
  path: '/hilvanDash/pedidos',
  capability: 'orders',
  Loading: OrdersLoading,
  menu: {
    label: 'Pedidos',
    Icon: ReceiptText,
    badge: { noun: 'pendientes', count: ({ orders }) => orders?.pendiente ?? 0 },
  },
} satisfies Section;
