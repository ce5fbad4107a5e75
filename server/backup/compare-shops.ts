import { ByteDigest } from './digest.ts';
import type { PhotoEntry } from './manifest.ts';
import { photoChunks } from './photo-folder.ts';
import { rowLines } from './row-lines.ts';
import { type DatabasePlace, openSnapshot, type Snapshot } from './snapshot.ts';
import { carriedTables, type TableShape } from './table-shape.ts';

type ComparedTable = {
  readonly name: string;
  readonly rows: number;
  /** The first row that the two don't share, as either has it; `null` when all are equal. */
  readonly difference: string | null;
};

/** Compares two databases row by row, in the order of their keys, whichever engines they are on. */
export async function compareTables(one: DatabasePlace, other: DatabasePlace): Promise<ComparedTable[]> {
  const first = await openSnapshot(one);
  const second = await openSnapshot(other);
  try {
    const compared: ComparedTable[] = [];
    for (const table of carriedTables(first.tables)) {
      const counterpart = second.tables.find(({ name }) => name === table.name);
      const others = counterpart === undefined ? nothing() : linesOf(second, counterpart);
      compared.push(await compareRows(linesOf(first, table), others, table.name));
    }
    return compared;
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
}

async function compareRows(
  ones: AsyncGenerator<string>,
  others: AsyncGenerator<string>,
  name: string,
): Promise<ComparedTable> {
  let rows = 0;
  for await (const line of ones) {
    const { value } = await others.next();
    if (line !== value) {
      await others.return(undefined);
      return { name, rows, difference: line };
    }
    rows += 1;
  }
  const { value: extra } = await others.next();
  await others.return(undefined);
  return { name, rows, difference: extra ?? null };
}

async function* linesOf(snapshot: Snapshot, table: TableShape): AsyncGenerator<string> {
  for await (const lines of rowLines(snapshot, table)) yield* lines;
}

async function* nothing(): AsyncGenerator<string> {}

/** The names of those photos that are missing there, or are not what they were. */
export async function differingPhotos(dataDir: string, photos: readonly PhotoEntry[]): Promise<string[]> {
  const differing: string[] = [];
  for (const photo of photos) {
    const found = await sha256Of(photoChunks(dataDir, photo.name)).catch(() => null);
    if (found !== photo.sha256) differing.push(photo.name);
  }
  return differing;
}

async function sha256Of(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const digest = new ByteDigest();
  for await (const chunk of chunks) digest.add(chunk);
  return digest.end().sha256;
}
