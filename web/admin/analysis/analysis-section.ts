import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { AnalysisLoading } from './analysis-frame.tsx';

/** It has no entry: General and 'Mi tienda' lead to it. */
export const ANALYSIS_SECTION = {
  path: deskPattern('analysis'),
  capability: 'reports',
  Loading: AnalysisLoading,
} satisfies Section;
