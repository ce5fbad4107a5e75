import { History } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { LogLoading } from './log-loading.tsx';

export const LOG_SECTION = {
  path: deskPattern('log'),
  capability: 'log',
  Loading: LogLoading,
  menu: { label: 'Registro', Icon: History },
} satisfies Section;
