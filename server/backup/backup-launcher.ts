import {
  type BackgroundProcess,
  createBackgroundProcess,
  type ProcessParts,
} from '#server/kernel/background-process.ts';

/** Makes backups in the background, one at a time; the draft of an aborted one is no backup. */
export type BackupLauncher = BackgroundProcess<'nightly' | 'requested'>;

export function createBackupLauncher(parts: Pick<ProcessParts, 'env' | 'log'>): BackupLauncher {
  const program = new URL('./backup-process.ts', import.meta.url);
  return createBackgroundProcess({ ...parts, program, name: 'backup' });
}
