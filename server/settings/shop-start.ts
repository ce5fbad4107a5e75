import type { StartName } from '#config/starting-store.ts';
import type { Database } from '#server/db/connect.ts';

/** What the shop began with: the first start decides it for good. */
export async function shopStart(db: Database, wanted: StartName): Promise<StartName> {
  await db
    .insertInto('store_start')
    .values({ id: 1, name: wanted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { name } = await db.selectFrom('store_start').select('name').executeTakeFirstOrThrow();
  return name;
}
