import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { WireBackup, WireBackups, WireElsewhere } from '#schemas/backup-answers.ts';
import { record } from '#server/audit/record.ts';
import type { BackupStateRow } from '#server/db/tables/process-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { BackupLauncher } from './backup-launcher.ts';
import { BACKUP_NAME } from './backup-name.ts';
import { backupState, isClaimed } from './backup-state.ts';

/** Where this process keeps backups, and how it makes them. */
export type BackupDesk = {
  readonly folder: string;
  /** Whether there is a nightly backup. */
  readonly isAutomatic: boolean;
  readonly launcher: BackupLauncher;
  /** `null` for a shop whose copies stay on this machine. */
  readonly elsewhere: OffsiteDesk | null;
};

/** The copies off this machine. */
export type OffsiteDesk = {
  state(ctx: Pick<Context, 'db' | 'now'>): Promise<WireElsewhere>;
  /** Begins a proof in the background. */
  prove(): void;
};

export async function shopBackups(ctx: Context, desk: BackupDesk): Promise<WireBackups> {
  assertMay(ctx, 'backups');
  const state = await backupState(ctx.db);
  return {
    automatic: desk.isAutomatic,
    running: desk.launcher.isRunning() || isClaimed(state, ctx.now()),
    last: lastBackup(state, desk),
    ...(state.last_error === null ? {} : { lastError: state.last_error }),
    ...(desk.elsewhere === null ? {} : { elsewhere: await desk.elsewhere.state(ctx) }),
  };
}

/** Starts a backup in the background. @throws Refusal 'backup-running' */
export async function requestBackup(ctx: Context, desk: BackupDesk): Promise<WireBackups> {
  assertMay(ctx, 'backups');
  if ((await shopBackups(ctx, desk)).running) throw new Refusal('backup-running');
  await record(ctx, 'backup-requested', {});
  desk.launcher.start('requested');
  return shopBackups(ctx, desk);
}

/** Begins the proof of a copy off this machine in the background. @throws Refusal 'no-copies-elsewhere', 'copies-running' */
export async function requestProof(ctx: Context, desk: BackupDesk): Promise<WireBackups> {
  assertMay(ctx, 'backups');
  if (desk.elsewhere === null) throw new Refusal('no-copies-elsewhere');
  if ((await desk.elsewhere.state(ctx)).running) throw new Refusal('copies-running');
  await record(ctx, 'proof-requested', {});
  desk.elsewhere.prove();
  return shopBackups(ctx, desk);
}

/** The file of a backup by its name; the download is logged. @throws Refusal 'backup-not-found', also when it is on another machine */
export async function backupFile(
  ctx: Context,
  { folder, name }: { folder: string; name: string },
): Promise<{ content: Readable; bytes: number }> {
  assertMay(ctx, 'backups');
  if (!BACKUP_NAME.test(name)) throw new Refusal('backup-not-found');
  const path = join(folder, name);
  const found = await stat(path).catch(() => null);
  if (found === null) throw new Refusal('backup-not-found');
  await record(ctx, 'backup-downloaded', { name });
  return { content: createReadStream(path), bytes: found.size };
}

function lastBackup(
  { made_at: madeAt, bytes, name }: BackupStateRow,
  { folder }: BackupDesk,
): WireBackup | null {
  if (madeAt === null || bytes === null || name === null) return null;
  const isHere = existsSync(join(folder, name));
  return { madeAt: new Date(madeAt).toISOString(), bytes, ...(isHere ? { name } : {}) };
}
