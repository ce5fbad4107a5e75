import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';

/** Entries of one part. A page of changes is one part. */
export const PART_SIZE = 100;

/** The cells of the file, row by row below the names of the columns. */
export const ROWS = 'rows';

type Place = { readonly importId: string; readonly kind: string };

/** Stores lists in parts of one size, each in a transaction of its own. */
export class PartWriter<Entry> {
  readonly #db: Database;
  readonly #place: Place;
  #waiting: Entry[] = [];
  #position = 0;

  constructor(db: Database, place: Place) {
    this.#db = db;
    this.#place = place;
  }

  async add(entry: Entry): Promise<void> {
    this.#waiting.push(entry);
    if (this.#waiting.length === PART_SIZE) await this.flush();
  }

  /** Stores what waits; after it, `count` is the number of parts. */
  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const { importId, kind } = this.#place;
    const part = {
      import_id: importId,
      kind,
      position: this.#position,
      content: JSON.stringify(this.#waiting),
    };
    await this.#db.insertInto('import_parts').values(part).execute();
    this.#position += 1;
    this.#waiting = [];
    await nextTurn();
  }
}

/** One part, `null` behind the last. Safe: only `PartWriter` writes parts, and the kind says what they hold. */
export async function readPart<Entry>(
  db: Database,
  { importId, kind, position }: Place & { readonly position: number },
): Promise<Entry[] | null> {
  const part = await db
    .selectFrom('import_parts')
    .select('content')
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .where('position', '=', position)
    .executeTakeFirst();
  return part === undefined ? null : JSON.parse(part.content);
}

export async function* partsOf<Entry>(db: Database, place: Place): AsyncGenerator<Entry[]> {
  for (let position = 0; ; position += 1) {
    const part = await readPart<Entry>(db, { ...place, position });
    if (part === null) return;
    yield part;
    // The embedded engine answers at once, so without this nobody else would have a turn.
    await nextTurn();
  }
}

/** Parts are large, so they are removed a few at a time. Without kinds, all go. */
export async function removeParts(db: Database, importId: string, kinds?: readonly string[]): Promise<void> {
  const parts = await db
    .selectFrom('import_parts')
    .select(['kind', 'position'])
    .where('import_id', '=', importId)
    .execute();
  for (const { kind, position } of parts) {
    if (kinds?.includes(kind) === false) continue;
    await db
      .deleteFrom('import_parts')
      .where('import_id', '=', importId)
      .where('kind', '=', kind)
      .where('position', '=', position)
      .execute();
    await nextTurn();
  }
}
