import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';

const PROCESS = fileURLToPath(new URL('./backup-process.ts', import.meta.url));
const MAX_STDERR_LENGTH = 2000;

export type BackupLauncher = {
  /** Starts a backup in the background, unless this process is already making one. */
  start(kind: 'nightly' | 'requested'): void;
  isRunning(): boolean;
  /** Aborts the backup that is being made; its draft is no backup. */
  stop(): void;
};

type LauncherParts = {
  readonly env: { readonly databaseUrl: string | null; readonly dataDir: string; readonly backupDir: string };
  readonly log: FastifyBaseLogger;
};

/** Makes backups in a process of the lowest priority with its own connection, so the server goes on serving. */
export function createBackupLauncher({ env, log }: LauncherParts): BackupLauncher {
  let running: ChildProcess | null = null;

  return {
    start(kind) {
      if (running !== null) return;
      const child = spawn(process.execPath, [PROCESS, kind], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...variablesOf(env) },
      });
      running = child;
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-MAX_STDERR_LENGTH);
      });
      child.once('error', (error) => log.error({ err: error }, 'backup not started'));
      child.once('close', (code, signal) => {
        running = null;
        if (code !== 0 && signal === null) log.error({ said }, 'backup failed');
      });
    },
    isRunning: () => running !== null,
    stop() {
      running?.kill();
    },
  };
}

function variablesOf({ databaseUrl, dataDir, backupDir }: LauncherParts['env']): Record<string, string> {
  return { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, BACKUP_DIR: backupDir };
}
