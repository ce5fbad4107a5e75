import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { hashedPassword } from './password.ts';

/**
 * Sees to it that somebody can log in. Returns the credentials of an administrator that it had to invent, to be
 * shown once, or `null`. Of several processes that start on one new database, the first makes the administrator.
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
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made === undefined || configured !== null ? null : first;
}
