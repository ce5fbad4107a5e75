import type { WireAccount, WireCodesOffer } from '#schemas/account-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertAdministrator } from '#server/kernel/assert-administrator.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { countRecoveryCodes } from './accept-code.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { createSecret, enrolmentLink, stepOf } from './one-time-code.ts';
import { createRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

/** How the acting administrator's account is protected. */
export async function getAccount(ctx: Context): Promise<WireAccount> {
  const { accountId, email } = assertAdministrator(ctx);
  const { totp_secret } = await ctx.db
    .selectFrom('accounts')
    .select('totp_secret')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { email, codes: totp_secret !== null, recoveryCodesLeft: await countRecoveryCodes(ctx, accountId) };
}

/** A new secret for the phone. Logins ask for its codes only after the first code was confirmed. @throws Refusal 'codes-are-on' */
export async function offerCodes(ctx: Context): Promise<WireCodesOffer> {
  const { accountId, email } = assertAdministrator(ctx);
  const secret = createSecret();
  const { numUpdatedRows } = await ctx.db
    .updateTable('accounts')
    .set({ totp_candidate: secret })
    .where('id', '=', accountId)
    .where('totp_secret', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Refusal('codes-are-on');
  return { secret, link: enrolmentLink({ secret, email, issuer: ctx.store.name }) };
}

/**
 * Makes logins ask for a code from now on. Returns the recovery codes; the database keeps only their hashes.
 * @throws Refusal 'no-codes-offered' · 'wrong-code', so a phone that was set up wrong locks nobody out
 */
export async function enableCodes(ctx: Context, typed: string): Promise<string[]> {
  const { accountId } = assertAdministrator(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { totp_candidate: secret } = await ctx.db
      .selectFrom('accounts')
      .select('totp_candidate')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (secret === null) throw new Refusal('no-codes-offered');
    const code = typed.replace(/\s/g, '');
    const step = /^\d{6}$/.test(code) ? stepOf(code, { secret, now: ctx.now() }) : null;
    if (step === null) throw new Refusal('wrong-code');
    // Meanwhile another request may have offered a new secret or confirmed this one.
    const { numUpdatedRows } = await ctx.db
      .updateTable('accounts')
      .set({ totp_secret: secret, totp_candidate: null, totp_last_step: step })
      .where('id', '=', accountId)
      .where('totp_candidate', '=', secret)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Refusal('no-codes-offered');
    const codes = createRecoveryCodes();
    await ctx.db
      .insertInto('recovery_codes')
      .values(codes.map((recovery) => ({ account_id: accountId, code_hash: recoveryCodeHash(recovery) })))
      .execute();
    await record(ctx, 'codes-enabled', {});
    return codes;
  });
}

/** Turns codes off: the password alone is enough again. @throws as `confirmIdentity` does */
export async function disableCodes(
  ctx: Context,
  confirmation: { password: string; code: string },
): Promise<void> {
  const { accountId } = assertAdministrator(ctx);
  await confirmIdentity(ctx, confirmation);
  await inTransaction(ctx, async (ctx) => {
    await dropCodes(ctx, accountId);
    await record(ctx, 'codes-disabled', {});
  });
}

/**
 * Turns codes off by a command on the server, for an administrator who lost the phone and the recovery codes.
 * Returns whether there is such an administrator.
 */
export async function resetCodes(ctx: Context, typed: string): Promise<boolean> {
  const email = typed.trim().toLowerCase();
  return inTransaction(ctx, async (ctx) => {
    const account = await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (account === undefined) return false;
    await dropCodes(ctx, account.id);
    await record(ctx, 'codes-reset', { email });
    return true;
  });
}

async function dropCodes({ db }: Context, accountId: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ totp_secret: null, totp_candidate: null, totp_last_step: null })
    .where('id', '=', accountId)
    .execute();
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}
