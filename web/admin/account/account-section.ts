import { UserRound } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { AccountLoading } from './account-loading.tsx';

export const ACCOUNT_SECTION = {
  path: deskPattern('account'),
  Loading: AccountLoading,
  menu: { label: 'Cuenta', Icon: UserRound },
} satisfies Section;
