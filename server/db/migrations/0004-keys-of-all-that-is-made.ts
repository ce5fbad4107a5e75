import type { Migration } from 'kysely/migration';

/** Idempotency keys are for products too. */
export const keysOfAllThatIsMade: Migration = {
  async up(db) {
    await db.schema.alterTable('idempotency_keys').renameColumn('order_id', 'made_id').execute();
  },
};
