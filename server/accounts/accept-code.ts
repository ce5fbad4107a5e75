import { record } from '#server/audit/record.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { stepOf } from './one-time-code.ts';
import { recoveryCodeHash } from './recovery-codes.ts';

/** The account that the code is claimed for. */
export type CodeHolder = { readonly id: string; readonly email: string; readonly totp_secret: string };

/**
 * Whether a code belongs to the account. Six digits are the phone's code; anything else is a recovery code. One
 * statement accepts each code once, so two requests with the same code can't both get in.
 */
export async function acceptCode(ctx: Context, holder: CodeHolder, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? acceptOneTimeCode(ctx, holder, code) : acceptRecoveryCode(ctx, holder, code);
}

async function acceptOneTimeCode(
  ctx: Context,
  { id, totp_secret }: CodeHolder,
  code: string,
): Promise<boolean> {
  const step = stepOf(code, { secret: totp_secret, now: ctx.now() });
  if (step === null) return false;
  const { numUpdatedRows } = await ctx.db
    .updateTable('accounts')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function acceptRecoveryCode(ctx: Context, { id, email }: CodeHolder, code: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('recovery_codes')
      .where('account_id', '=', id)
      .where('code_hash', '=', recoveryCodeHash(code))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    const left = await countRecoveryCodes(ctx, id);
    await record({ ...ctx, actor: { email } }, 'recovery-code-used', { left });
    return true;
  });
}

/** How many recovery codes the account has left. */
export async function countRecoveryCodes({ db }: Pick<Context, 'db'>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
