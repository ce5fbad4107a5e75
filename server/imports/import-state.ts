import { Refusal } from '#server/kernel/errors.ts';
import type { StoredImport } from './stored-import.ts';

/** @throws Refusal 'import-expired' · 'import-busy' · 'import-finished' */
export function assertIsOpen({ status }: StoredImport): void {
  if (status === 'expired') throw new Refusal('import-expired');
  if (status === 'applying') throw new Refusal('import-busy');
  if (status === 'applied' || status === 'undone') throw new Refusal('import-finished');
}
