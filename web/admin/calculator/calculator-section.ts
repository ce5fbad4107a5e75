import { Calculator } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { CalculatorLoading } from './calculator-loading.tsx';

export const CALCULATOR_SECTION = {
  path: '/hilvanDash/calculadora',
  Loading: CalculatorLoading,
  menu: { label: 'Calculadora', Icon: Calculator },
} satisfies Section;
