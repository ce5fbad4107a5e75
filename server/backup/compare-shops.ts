import type { PhotoStore } from '#server/images/photo-store.ts';
import { countedStep, type Report, unwatched } from '#server/kernel/progress.ts';
import { sha256Of } from './digest.ts';
import type { PhotoEntry } from './manifest.ts';
import { openSnapshot } from './open-snapshot.ts';
import { rowLines } from './row-lines.ts';
import { type DatabasePlace, rowsInAll, type Snapshot } from './snapshot.ts';
import { carriedTables, type TableShape } from './table-shape.ts';

type ComparedTable = {
  readonly name: string;
  readonly rows: number;
  /** The key of the first different row, as JSON; `null` when all rows are equal. */
  readonly difference: string | null;
};

/** Compares two databases row by row, in the order of their keys, on any engines. */
export async function compareTables(
  one: DatabasePlace,
  other: DatabasePlace,
  report: Report = unwatched,
): Promise<ComparedTable[]> {
  const first = await openSnapshot(one);
  const second = await openSnapshot(other);
  try {
    const shapes = carriedTables(first.tables);
    const count = countedStep(report, 'rows-compared', await rowsInAll(first, shapes));
    const compared: ComparedTable[] = [];
    for (const table of shapes) {
      const counterpart = second.tables.find(({ name }) => name === table.name);
      const others = counterpart === undefined ? nothing() : linesOf(second, counterpart);
      const { rows, line } = await firstDifference(linesOf(first, table, count), others);
      compared.push({ name: table.name, rows, difference: line === null ? null : keyOf(line, table) });
    }
    return compared;
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
}

/** How many rows are equal from the beginning, and the first different row on each side. */
async function firstDifference(
  ones: AsyncGenerator<string>,
  others: AsyncGenerator<string>,
): Promise<{ rows: number; line: string | null }> {
  let rows = 0;
  try {
    for await (const line of ones) {
      const { value } = await others.next();
      if (line !== value) return { rows, line };
      rows += 1;
    }
    const { value: extra } = await others.next();
    return { rows, line: extra ?? null };
  } finally {
    await others.return(undefined);
  }
}

/** Only the key is shown: the rest of a row can be personal data. */
function keyOf(line: string, { key }: TableShape): string {
  return JSON.stringify(JSON.parse(line), [...key]);
}

async function* linesOf(
  snapshot: Snapshot,
  table: TableShape,
  count: (rows: number) => void = () => undefined,
): AsyncGenerator<string> {
  for await (const lines of rowLines(snapshot, table)) {
    yield* lines;
    count(lines.length);
  }
}

async function* nothing(): AsyncGenerator<string> {}

/** The names of photos that are missing or different there. */
export async function differingPhotos(
  photos: PhotoStore,
  expected: readonly PhotoEntry[],
): Promise<string[]> {
  const differing: string[] = [];
  for (const { name, sha256 } of expected) {
    const found = await photos.read(name);
    if (found === null || sha256Of(found) !== sha256) differing.push(name);
  }
  return differing;
}
