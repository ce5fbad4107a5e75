import { LayoutDashboard } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { OverviewLoading } from './overview-loading.tsx';

export const OVERVIEW_SECTION = {
  path: deskPattern('overview'),
  Loading: OverviewLoading,
  menu: { label: 'General', Icon: LayoutDashboard },
} satisfies Section;
