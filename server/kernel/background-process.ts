import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';

const MAX_STDERR_LENGTH = 2000;

/** Work in a process of the lowest priority with its own connection, so the server goes on serving. */
export type BackgroundProcess<Work extends string> = {
  /** Starts it, unless it runs. */
  start(work: Work): void;
  isRunning(): boolean;
  /** Calls it each time that the work has gone well. */
  onDone(listener: () => void): void;
  /** Aborts it; it leaves nothing half done that anybody takes for whole. */
  stop(): void;
};

export type ProcessParts = {
  readonly program: URL;
  /** What the log calls it. */
  readonly name: string;
  readonly env: { readonly databaseUrl: string | null; readonly dataDir: string; readonly backupDir: string };
  readonly log: FastifyBaseLogger;
};

export function createBackgroundProcess<Work extends string>({
  program,
  name,
  env,
  log,
}: ProcessParts): BackgroundProcess<Work> {
  let running: ChildProcess | null = null;
  const listeners: (() => void)[] = [];

  return {
    start(work) {
      if (running !== null) return;
      const child = spawn(process.execPath, [fileURLToPath(program), work], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...variablesOf(env) },
      });
      running = child;
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-MAX_STDERR_LENGTH);
      });
      child.once('error', (error) => log.error({ err: error }, `${name} not started`));
      child.once('close', (code, signal) => {
        running = null;
        if (code === 0) for (const listener of listeners) listener();
        else if (signal === null) log.error({ said }, `${name} failed`);
      });
    },
    isRunning: () => running !== null,
    onDone: (listener) => void listeners.push(listener),
    stop() {
      running?.kill();
    },
  };
}

function variablesOf({ databaseUrl, dataDir, backupDir }: ProcessParts['env']): Record<string, string> {
  return { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, BACKUP_DIR: backupDir };
}
