import { FileUp } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { ImportLoading } from './import-loading.tsx';

export const IMPORT_SECTION = {
  path: deskPattern('import'),
  capability: 'imports',
  Loading: ImportLoading,
  menu: { label: 'Importar', Icon: FileUp },
} satisfies Section;
