import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PLACE = 'RENDITIONS_OF_RUN';

/** The demo's photos are the same in every server of a run of browser tests: what is made of them is made once. */
export default function renditionsOfRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-renditions-'));
  process.env[PLACE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A data folder whose renditions are those of the run. */
export function dataFolderOfRun(): string {
  const folder = process.env[PLACE];
  if (folder === undefined)
    throw new Error('no folder for renditions: Playwright makes one before the tests');
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
  symlinkSync(folder, join(dataDir, 'renditions'));
  return dataDir;
}
