import { Undo2 } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { WithdrawalsLoading } from './withdrawals-loading.tsx';

export const WITHDRAWALS_SECTION = {
  path: deskPattern('withdrawals'),
  capability: 'orders',
  Loading: WithdrawalsLoading,
  menu: {
    label: 'Arrepentimientos',
    Icon: Undo2,
    badge: { noun: 'sin responder', count: ({ news }) => news?.withdrawals.pending ?? 0 },
  },
} satisfies Section;
