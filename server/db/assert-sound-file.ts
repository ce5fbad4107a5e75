import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Up to this size it is looked through at each start, which takes some 3 ms for each megabyte. */
const LOOKED_THROUGH_BYTES = 64 * 1024 * 1024;

/** What is in the file is not what was written to it. */
export class DamagedDatabase extends Error {
  constructor(finding: string) {
    super(finding);
    this.name = 'DamagedDatabase';
  }
}

/**
 * Looks at an embedded database before anything may write to it: a start on a damaged one would make it worse. A larger
 * one is looked through only when the process before did not close it.
 * @throws DamagedDatabase · the engine's own error for what it can't open · EACCES or EROFS where nothing can be written
 */
export function assertSoundFile(file: string): void {
  if (!existsSync(file)) return;
  for (const path of [dirname(file), file]) accessSync(path, constants.R_OK | constants.W_OK);
  const { size } = statSync(file);
  if (size === 0) assertNeverFilled(file);
  else if (size <= LOOKED_THROUGH_BYTES || wasLeftOpen(file)) assertWhole(file);
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

/** A first start that was cut short leaves an empty file; photos come after the first table. */
function assertNeverFilled(file: string): void {
  if (existsSync(join(dirname(file), 'images'))) throw new DamagedDatabase('file is empty');
}

function wasLeftOpen(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
