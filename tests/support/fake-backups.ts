import { join } from 'node:path';
import type { BackupDesk } from '#server/backup/shop-backups.ts';
import { createOffsiteDesk } from '#server/offsite/offsite-desk.ts';

/** Records which backups it is asked to start, and makes none. */
export type FakeBackups = Omit<BackupDesk, 'elsewhere'> & {
  readonly started: string[];
  /** A test may switch it on. */
  elsewhere: BackupDesk['elsewhere'];
};

export function fakeBackups(dataDir: string): FakeBackups {
  const started: string[] = [];
  return {
    started,
    folder: join(dataDir, 'backups'),
    isAutomatic: true,
    elsewhere: null,
    launcher: {
      start: (kind) => void started.push(kind),
      isRunning: () => started.length > 0,
      onDone: () => undefined,
      stop: () => undefined,
    },
  };
}

/** Copies off this machine, switched on: records which proofs it is asked to start, and makes none. */
export function fakeElsewhere(started: string[] = []): BackupDesk['elsewhere'] {
  return createOffsiteDesk({
    start: (work) => void started.push(work),
    isRunning: () => started.length > 0,
    onDone: () => undefined,
    stop: () => undefined,
  });
}
