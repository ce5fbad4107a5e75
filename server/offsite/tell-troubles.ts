import { backupState } from '#server/backup/backup-state.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { queueTroublePush } from '#server/push/queue-push.ts';
import { offsiteState } from './offsite-state.ts';
import { offsiteTroubles } from './offsite-troubles.ts';

/**
 * Tells the owners by mail and push of each trouble that is new: once, whatever number of processes calls it, and again
 * only after it had ended.
 */
export async function tellOffsiteTroubles(ctx: Context): Promise<void> {
  const state = await offsiteState(ctx.db);
  const troubles = offsiteTroubles(state, await backupState(ctx.db), ctx.now());
  const told = troubles.map(({ kind }) => kind).join(' ');
  if (told === state.told) return;
  const known = state.told.split(' ');
  const fresh = troubles.filter(({ kind }) => !known.includes(kind));
  await inTransaction(ctx, async (ctx) => {
    // One statement checks and takes it, so only one process tells.
    const taken = await ctx.db
      .updateTable('offsite_state')
      .set({ told })
      .where('told', '=', state.told)
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined || fresh.length === 0) return;
    await addToOutbox(ctx, { kind: 'copies-failed', subjectId: ctx.newId(), recipients: ['shop'] });
    await queueTroublePush(ctx, `${fresh.map(({ text }) => text).join('. ')}.`);
  });
}
