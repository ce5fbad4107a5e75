import { Calculator } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { CalculatorLoading } from './calculator-loading.tsx';

export const CALCULATOR_SECTION = {
  path: deskPattern('calculator'),
  Loading: CalculatorLoading,
  menu: { label: 'Calculadora', Icon: Calculator },
} satisfies Section;
