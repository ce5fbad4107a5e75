import { record } from '#server/audit/record.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { endDevicesOf } from '#server/push/end-devices-of.ts';
import { hashedPassword } from './password.ts';

/** Creates an owner, or changes the password and ends all their sessions (LOGIN-G04). */
export async function setPassword(ctx: Context, input: { email: string; password: string }): Promise<void> {
  const email = input.email.trim().toLowerCase();
  const passwordHash = await hashedPassword(input.password);
  await inTransaction(ctx, async (ctx) => {
    const account = ctx.db
      .insertInto('accounts')
      .values({ id: ctx.newId(), email, password_hash: passwordHash, created_at: ctx.now(), role: 'dueno' })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ password_hash: passwordHash }))
      .returning('id');
    const { id } = await account.executeTakeFirstOrThrow();
    await ctx.db.deleteFrom('sessions').where('account_id', '=', id).execute();
    await endDevicesOf(ctx.db, { accountId: id, keptSessionHash: null });
    await record(ctx, 'password-set', { email });
  });
}
