import { History } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { LogLoading } from './log-loading.tsx';

export const LOG_SECTION = {
  path: '/hilvanDash/registro',
  capability: 'log',
  Loading: LogLoading,
  menu: { label: 'Registro', Icon: History },
} satisfies Section;
