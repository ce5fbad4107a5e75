import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from './test-shop.ts';

/** A file among a shop's backups; returns its name. */
export function aBackupFile({ dataDir }: Pick<TestShop, 'dataDir'>): string {
  const name = 'hilvan-2026-11-20T063000Z.tar';
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  writeFileSync(join(dataDir, 'backups', name), 'copia');
  return name;
}
