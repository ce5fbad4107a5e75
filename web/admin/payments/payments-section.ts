import { HandCoins } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { PaymentsLoading } from './payments-loading.tsx';

export const PAYMENTS_SECTION = {
  path: deskPattern('payments'),
  capability: 'orders',
  Loading: PaymentsLoading,
  menu: {
    label: 'Cobros',
    Icon: HandCoins,
    family: 'payments',
    badge: { noun: 'por revisar', count: ({ news }) => news?.receipts?.waiting ?? 0 },
  },
} satisfies Section;
