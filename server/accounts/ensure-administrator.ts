import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { setPassword } from './set-password.ts';

/**
 * Sees to it that somebody can log in. Returns the credentials of an administrator that it had to invent, to be
 * shown once, or `null`.
 */
export async function ensureAdministrator(
  ctx: Context,
  configured: { email: string; password: string } | null,
): Promise<{ email: string; password: string } | null> {
  const existing = await ctx.db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (existing !== undefined) return null;
  if (configured !== null) {
    await setPassword(ctx, configured);
    return null;
  }
  const invented = { email: 'admin@hilvan.local', password: randomBytes(12).toString('base64url') };
  await setPassword(ctx, invented);
  return invented;
}
