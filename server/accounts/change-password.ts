import { record } from '#server/audit/record.ts';
import { assertAdministrator } from '#server/kernel/assert-administrator.ts';
import type { Context } from '#server/kernel/context.ts';
import { sessionTokenHash } from '#server/kernel/session-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { endDevicesOf } from '#server/push/end-devices-of.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { type DeviceProof, deviceProof } from './known-device.ts';
import { hashedPassword } from './password.ts';

type PasswordChange = {
  readonly password: string;
  readonly newPassword: string;
  /** The session that stays open. */
  readonly token: string;
};

/**
 * Changes the acting administrator's password and ends their other sessions. Returns the browser's new proof; all
 * earlier ones are void. @throws as `confirmIdentity` does
 */
export async function changePassword(
  ctx: Context,
  { password, newPassword, token }: PasswordChange,
): Promise<DeviceProof> {
  const { accountId, email } = assertAdministrator(ctx);
  await confirmIdentity(ctx, { password, code: null });
  const passwordHash = await hashedPassword(newPassword);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', accountId)
      .execute();
    await ctx.db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('token_hash', '!=', sessionTokenHash(token))
      .execute();
    await endDevicesOf(ctx.db, { accountId, keptSessionHash: sessionTokenHash(token) });
    await record(ctx, 'password-changed', {});
  });
  return deviceProof({ email, passwordHash });
}
