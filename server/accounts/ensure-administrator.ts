import { randomBytes } from 'node:crypto';
import type { Context } from '#server/kernel/context.ts';
import { hashedPassword } from './password.ts';

/**
 * Creates the first administrator of a new shop. Returns the generated credentials, to be shown once, or `null` when
 * none were generated. When several processes start on one new database, only the first creates the administrator.
 */
export async function ensureAdministrator(
  ctx: Context,
  configured: { email: string; password: string } | null,
): Promise<{ email: string; password: string } | null> {
  const existing = await ctx.db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (existing !== undefined) return null;
  const first = configured ?? {
    email: 'admin@hilvan.local',
    password: randomBytes(12).toString('base64url'),
  };
  const made = await ctx.db
    .insertInto('accounts')
    .values({
      id: ctx.newId(),
      email: first.email,
      password_hash: await hashedPassword(first.password),
      created_at: ctx.now(),
      role: 'dueno',
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made === undefined || configured !== null ? null : first;
}
