import type { EntryWrite } from './entry-write.ts';
import { passesPrepared } from './filters.ts';
import type { Matches, Search } from './matches.ts';

/** The matches after a write; `null` where it may decide whether the text is a code, so that all are to be asked anew. */
export function matchesAfter(
  matches: Matches,
  write: EntryWrite,
  { prepared, code }: Search,
): Matches | null {
  const before = write.kind === 'added' ? null : write.before;
  const after = write.kind === 'removed' ? null : write.entry;
  if (before?.code === code || after?.code === code) return null;
  const mark = after !== null && !matches.isByCode && passesPrepared(after, prepared) ? 1 : 0;
  const { position } = write;
  const total = matches.total + mark - (before === null ? 0 : (matches.marks[position] ?? 0));
  return { ...matches, total, marks: marksAfter(matches.marks, write, mark) };
}

function marksAfter(marks: Uint8Array, { kind, position }: EntryWrite, mark: number): Uint8Array {
  if (kind === 'replaced') return marks[position] === mark ? marks : marks.with(position, mark);
  const isAdded = kind === 'added';
  const after = new Uint8Array(marks.length + (isAdded ? 1 : -1));
  after.set(marks.subarray(0, position));
  if (isAdded) after[position] = mark;
  after.set(marks.subarray(isAdded ? position : position + 1), isAdded ? position + 1 : position);
  return after;
}
