import { UserRound } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { AccountLoading } from './account-loading.tsx';

export const ACCOUNT_SECTION = {
  path: '/hilvanDash/cuenta',
  Loading: AccountLoading,
  menu: { label: 'Cuenta', Icon: UserRound },
} satisfies Section;
