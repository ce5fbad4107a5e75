import { FileUp } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { ImportLoading } from './import-loading.tsx';

export const IMPORT_SECTION = {
  path: '/hilvanDash/importar',
  capability: 'imports',
  Loading: ImportLoading,
  menu: { label: 'Importar', Icon: FileUp },
} satisfies Section;
