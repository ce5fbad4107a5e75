import type { Cell, Sheet } from './sheet.ts';

/** The rows of a sheet, taken in parts. Between two batches the database is free for others. */
export type RowSource = {
  /** From one row up to `room` rows; none when all are taken. */
  take(room: number): Promise<readonly (readonly Cell[])[]>;
  hasMore(): Promise<boolean>;
  /** Ends the reading; needed when not all rows are taken. */
  close(): Promise<void>;
};

export function createRowSource(batches: Sheet['batches']): RowSource {
  const iterator = batches[Symbol.asyncIterator]();
  let waiting: readonly (readonly Cell[])[] = [];

  async function hasMore(): Promise<boolean> {
    while (waiting.length === 0) {
      const next = await iterator.next();
      if (next.done === true) return false;
      waiting = next.value;
    }
    return true;
  }

  return {
    hasMore,
    async take(room) {
      await hasMore();
      const taken = waiting.slice(0, room);
      waiting = waiting.slice(room);
      return taken;
    },
    async close() {
      await iterator.return?.();
    },
  };
}
