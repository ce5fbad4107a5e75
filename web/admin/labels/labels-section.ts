import { Barcode } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { LabelsLoading } from './labels-loading.tsx';

export const LABELS_SECTION = {
  path: deskPattern('labels'),
  Loading: LabelsLoading,
  menu: { label: 'Etiquetas', Icon: Barcode, family: 'labels' },
} satisfies Section;
