import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Databases up to this size are checked at each start, at about 3 ms per megabyte. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/** The database file is damaged. */
export class DamagedDatabase extends Error {
  constructor(finding: string) {
    super(finding);
    this.name = 'DamagedDatabase';
  }
}

/**
 * Checks an embedded database before anything writes to it, because writing to a damaged one makes it worse. A larger
 * database is checked only when the last process did not close it.
 * @throws DamagedDatabase · the engine's own error for what it can't open · EACCES or EROFS where nothing can be written
 */
export function assertSoundFile(file: string): void {
  if (!existsSync(file)) return;
  for (const path of [dirname(file), file]) accessSync(path, constants.R_OK | constants.W_OK);
  const { size } = statSync(file);
  if (size === 0) assertNeverFilled(file);
  else if (size <= MAX_CHECKED_BYTES || wasLeftOpen(file)) assertWhole(file);
}

function assertWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const { quick_check: finding } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
    if (finding !== 'ok') throw new DamagedDatabase(onOneLine(String(finding)));
  } finally {
    database.close();
  }
}

function onOneLine(finding: string): string {
  return finding.replace('*** in database main ***', '').replaceAll('\n', ' ').trim();
}

/** An interrupted first start leaves an empty file. Photos are stored only after the first table exists. */
function assertNeverFilled(file: string): void {
  if (existsSync(join(dirname(file), 'images'))) throw new DamagedDatabase('file is empty');
}

function wasLeftOpen(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
