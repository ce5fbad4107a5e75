import type { Context } from '#server/context.ts';
import { sessionTokenHash } from './session-token.ts';

/** Ends a session on the server: its token opens nothing any more (LOGIN-014). */
export async function logOut(ctx: Context, token: string): Promise<void> {
  await ctx.db.deleteFrom('sessions').where('token_hash', '=', sessionTokenHash(token)).execute();
}
