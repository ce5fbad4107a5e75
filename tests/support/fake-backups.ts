import { join } from 'node:path';
import type { BackupDesk } from '#server/backup/shop-backups.ts';

/** Records which backups it is asked to start, and makes none. */
export type FakeBackups = BackupDesk & { readonly started: string[] };

export function fakeBackups(dataDir: string): FakeBackups {
  const started: string[] = [];
  return {
    started,
    folder: join(dataDir, 'backups'),
    isAutomatic: true,
    launcher: {
      start: (kind) => void started.push(kind),
      isRunning: () => started.length > 0,
      stop: () => undefined,
    },
  };
}
