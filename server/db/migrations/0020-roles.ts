import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each administrator may do. Who is one already, or was invited, goes on doing everything. */
export const roles: Migration = {
  async up(db) {
    for (const table of ['accounts', 'invitations']) {
      await db.schema
        .alterTable(table)
        .addColumn('role', 'text', (c) =>
          c.notNull().defaultTo('dueno').check(sql`role in ('dueno', 'encargado', 'mostrador')`),
        )
        .execute();
    }
  },
};
