import { stripVTControlCharacters } from 'node:util';

/** How a test ended, and the command that runs it alone. */
export type TestOutcome = {
  /** Its file and titles, as people look for it. */
  readonly name: string;
  readonly milliseconds: number;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly again: string;
  /** What its runner said of its failure; empty where it said nothing. */
  readonly why: string;
};

const SLOWEST = 10;

/** What was expected and what came stands in the first lines; the place in the code, after them, is known. */
const LINES_OF_FAILURE = 12;

/** What is worth a look at the end of a run: the slowest tests, and each failed one with its own command. */
export function linesAtTheEnd(outcomes: readonly TestOutcome[]): string[] {
  const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  const failed = outcomes.filter(({ status }) => status === 'failed');
  return [
    ...(slowest.length === 0 ? [] : ['', 'Las pruebas más lentas:']),
    ...slowest.map(({ name, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1)} s  ${name}`),
    ...(failed.length === 0 ? [] : ['', 'Fallaron; cada una se repite sola con su orden:']),
    ...failed.flatMap(({ name, again, why }) => [`  ✗ ${name}`, `    ${again}`, ...linesOfFailure(why)]),
    '',
  ];
}

function linesOfFailure(why: string): string[] {
  const lines = stripVTControlCharacters(why).split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !/^ +at /.test(line))
    .slice(0, LINES_OF_FAILURE)
    .map((line) => `      ${line}`);
}

/** A text as one word of a shell that stands for a regular expression of just this text. */
export function quotedPattern(text: string): string {
  const pattern = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `'${pattern.replaceAll("'", `'\\''`)}'`;
}
