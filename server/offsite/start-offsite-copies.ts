import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupLauncher } from '#server/backup/backup-launcher.ts';
import { backupState } from '#server/backup/backup-state.ts';
import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import type { OffsiteLauncher } from './offsite-launcher.ts';
import { isOffsiteClaimed, isProofDue, isSendingDue, offsiteState } from './offsite-state.ts';
import { tellOffsiteTroubles } from './tell-troubles.ts';

/** How often a process checks whether a copy has to be sent or proved, in ms. */
const CHECK_EVERY_MS = 60_000;

type OffsiteParts = {
  readonly ctx: Context;
  /** Where this machine keeps backups. */
  readonly folder: string;
  readonly launcher: OffsiteLauncher;
  /** A backup of this machine is sent as soon as it is made. */
  readonly backups: BackupLauncher;
};

/** Every process checks, and the one that gets the claim does the work. Returns the function that stops it. */
export function startOffsiteCopies({ ctx, folder, launcher, backups }: OffsiteParts): () => Promise<void> {
  const work = async () => {
    if (await isOffsiteWorkDue(ctx, folder)) launcher.start('due');
    await tellOffsiteTroubles(ctx);
  };
  const failure = 'not seen whether a copy off this machine is due';
  backups.onDone(() => void work().catch((error: unknown) => ctx.log.warn({ err: error }, failure)));
  return repeatWork({ log: ctx.log, everyMs: CHECK_EVERY_MS, failure, work });
}

/** A backup is sent by the machine that has it. */
export async function isOffsiteWorkDue(
  { db, now }: Pick<Context, 'db' | 'now'>,
  folder: string,
): Promise<boolean> {
  const [state, newest, at] = [await offsiteState(db), await backupState(db), now()];
  if (isOffsiteClaimed(state, at)) return false;
  const isHere = newest.name !== null && existsSync(join(folder, newest.name));
  return (isHere && isSendingDue(state, newest, at)) || isProofDue(state, at);
}
