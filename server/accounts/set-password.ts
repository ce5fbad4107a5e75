import { record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashedPassword } from './password.ts';

/** Creates an owner, or changes the password and ends all their sessions (LOGIN-G04). */
export async function setPassword(ctx: Context, input: { email: string; password: string }): Promise<void> {
  const email = input.email.trim().toLowerCase();
  const passwordHash = await hashedPassword(input.password);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('accounts')
      .values({ id: ctx.newId(), email, password_hash: passwordHash, created_at: ctx.now(), role: 'dueno' })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ password_hash: passwordHash }))
      .execute();
    await ctx.db
      .deleteFrom('sessions')
      .where('account_id', 'in', (eb) => eb.selectFrom('accounts').select('id').where('email', '=', email))
      .execute();
    await record(ctx, 'password-set', { email });
  });
}
