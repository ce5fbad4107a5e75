import type { Context } from '#server/kernel/context.ts';
import { loadWebPush } from './load-web-push.ts';

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** The key by which push services know this shop. It is made once, because browsers subscribe with it. */
export async function pushKeys(ctx: Pick<Context, 'db' | 'now'>): Promise<PushKeys> {
  const kept = await storedKeys(ctx);
  if (kept !== null) return kept;
  const { generateVAPIDKeys } = await loadWebPush();
  const made = generateVAPIDKeys();
  await ctx.db
    .insertInto('push_keys')
    .values({ id: 1, public_key: made.publicKey, private_key: made.privateKey, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  // Another process may have been faster.
  return (await storedKeys(ctx)) ?? made;
}

async function storedKeys({ db }: Pick<Context, 'db'>): Promise<PushKeys | null> {
  const row = await db.selectFrom('push_keys').selectAll().executeTakeFirst();
  return row === undefined ? null : { publicKey: row.public_key, privateKey: row.private_key };
}
