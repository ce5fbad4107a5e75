import type { StartName } from '#config/starting-store.ts';
import type { Database } from '#server/db/connect.ts';

/** What the shop began with: the first start decides it for good. */
export async function shopStart(db: Database, wanted: StartName): Promise<StartName> {
  // A standby can only be read, and mostly nothing is to be written.
  const begun = await db.selectFrom('store_start').select('name').executeTakeFirst();
  if (begun !== undefined) return begun.name;
  await db
    .insertInto('store_start')
    .values({ id: 1, name: wanted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { name } = await db.selectFrom('store_start').select('name').executeTakeFirstOrThrow();
  return name;
}
