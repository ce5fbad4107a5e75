import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { pathInside, withMounts } from './own-mounts.ts';
import type { RunningServer } from './running-server.ts';

/** A launcher for `runServer`: the server's data have a disk of their own, which a test can fill. */
export const A_SMALL_DISK = withMounts('mount -t tmpfs -o size=32m tmpfs "$DATA_DIR"');

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Fills the disk to the last byte. */
export function fill(server: RunningServer): void {
  const ballast = pathInside(server, 'lastre');
  mkdirSync(ballast, { recursive: true });
  for (const bytes of [1024 * 1024, 64 * 1024, 4096]) {
    for (let name = 0; couldWrite(join(ballast, `${bytes}-${name}`), bytes); name += 1);
  }
}

function couldWrite(path: string, bytes: number): boolean {
  try {
    writeFileSync(path, Buffer.alloc(bytes));
    return true;
  } catch {
    rmSync(path, { force: true });
    return false;
  }
}

export function empty(server: RunningServer): void {
  rmSync(pathInside(server, 'lastre'), { recursive: true });
}
