import { type Reading, readingsOf } from './readings.ts';
import { withoutMarks } from './without-marks.ts';

export type PastedLine = {
  /** As it was pasted, without the marks of chats and lists. */
  readonly text: string;
  /** The likeliest first; the last ones take a number at the edge for a part of the name, or for a quantity. */
  readonly readings: readonly Reading[];
};

/** Longer lists are cut. */
export const MAX_LINES = 200;

const MAX_LINE_LENGTH = 200;

/** The things of a list, as copied from a chat or a spreadsheet: one per line, with quantities in any form (FIND-008). */
export function pastedLines(list: string): PastedLine[] {
  return list
    .split(/[\r\n]+/)
    .map((line) => withoutMarks(line.slice(0, MAX_LINE_LENGTH)))
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isHeading(line))
    .flatMap(thingsIn)
    .slice(0, MAX_LINES)
    .map((text) => ({ text: text.replaceAll(/\s+/g, ' '), readings: readingsOf(text) }));
}

/** The first row of a spreadsheet. */
function isHeading(line: string): boolean {
  return /^(?:c[oó]d(?:igo)?|art[ií]culo|producto|descripci[oó]n|nombre|cant(?:idad)?)\.?(?:[\t;|]|$)/i.test(
    line,
  );
}

/** '2 hilos, 3 cierres' are two things; a comma before anything but a quantity is part of a name. */
function thingsIn(line: string): string[] {
  const things = line.split(/[,;+]\s+(?=\d+\s*(?:x\s+)?\p{L}{3})/iu);
  const isEachCounted = things.every((thing) => /^\d+\s*(?:x\s+)?\p{L}{3}/iu.test(thing));
  return isEachCounted ? things : [line];
}
