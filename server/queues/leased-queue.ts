import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema.ts';
import type { QueueColumns } from '#server/db/tables/queue-columns.ts';
import { MAX_RETRY_DELAY_MS } from './retry-delay.ts';

type QueueTable = {
  [Table in keyof Schema]: Schema[Table] extends QueueColumns ? Table : never;
}[keyof Schema];

/** What all queues have, for the statements that serve each of them. */
type Queues = { [Table in QueueTable]: QueueColumns };

export type QueueRow = Selectable<QueueColumns>;

/** Rows that processes send one by one, each by one process at a time. */
export type LeasedQueue<Row extends QueueRow> = {
  /** Leases the oldest due row, or returns `null` when none is due. */
  claim(db: Database, now: number): Promise<Row | null>;
  /** Stores an attempt's outcome and releases the row, unless another sender has the lease by now. */
  release(db: Database, row: Row, outcome: Partial<Omit<Row, 'id'>>): Promise<void>;
  /** Removes a row, unless another sender has the lease by now. */
  remove(db: Database, row: Row): Promise<void>;
};

type QueueOptions<Table extends QueueTable> = {
  readonly table: Table;
  /** How long a process may take for a row, in ms. After it, the process is presumed dead. */
  readonly leaseMs: number;
  /** The columns that are `null` in every row that is still to be sent. */
  readonly endedBy?: readonly (keyof Schema[Table] & string)[];
};

export function leasedQueue<Table extends QueueTable>({
  table,
  leaseMs,
  endedBy = [],
}: QueueOptions<Table>): LeasedQueue<QueueRow & Selectable<Schema[Table]>> {
  type Row = QueueRow & Selectable<Schema[Table]>;
  const queueTable: QueueTable = table;
  const queueIn = (db: Database) => db as Kysely<Queues>;

  /** A time too far in the future comes from a clock that was set back since. Clocks of processes differ a little. */
  const isDue = (eb: ExpressionBuilder<Queues, QueueTable>, now: number) =>
    eb.and([
      ...endedBy.map((column) => eb(sql.ref(column), 'is', null)),
      eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', now + MAX_RETRY_DELAY_MS)]),
      eb.or([
        eb('leased_until', 'is', null),
        eb('leased_until', '<=', now),
        eb('leased_until', '>', now + 2 * leaseMs),
      ]),
    ]);

  return {
    async claim(db, now) {
      for (;;) {
        const due = await queueIn(db)
          .selectFrom(queueTable)
          .select('id')
          .where((eb) => isDue(eb, now))
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(5)
          .execute();
        if (due.length === 0) return null;
        for (const { id } of due) {
          // One statement checks and leases, because another process can be faster.
          const row = await queueIn(db)
            .updateTable(queueTable)
            .set({ leased_until: now + leaseMs })
            .where('id', '=', id)
            .where((eb) => isDue(eb, now))
            .returningAll()
            .executeTakeFirst();
          if (row !== undefined) return row as Row;
        }
      }
    },

    async release(db, { id, leased_until }, outcome) {
      await queueIn(db)
        .updateTable(queueTable)
        .set({ ...outcome, leased_until: null })
        .where('id', '=', id)
        .where('leased_until', '=', leased_until)
        .execute();
    },

    async remove(db, { id, leased_until }) {
      await queueIn(db)
        .deleteFrom(queueTable)
        .where('id', '=', id)
        .where('leased_until', '=', leased_until)
        .execute();
    },
  };
}
