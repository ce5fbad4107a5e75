import { LayoutDashboard } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { OverviewLoading } from './overview-loading.tsx';

export const OVERVIEW_SECTION = {
  path: '/hilvanDash',
  Loading: OverviewLoading,
  menu: { label: 'General', Icon: LayoutDashboard },
} satisfies Section;
