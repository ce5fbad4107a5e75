/** How a test ended, and the command that runs it alone. */
export type TestOutcome = {
  /** Its file and titles, as people look for it. */
  readonly name: string;
  readonly milliseconds: number;
  /** A test that passed only at its second try is 'retried'. */
  readonly status: 'passed' | 'retried' | 'failed' | 'skipped';
  readonly again: string;
};

const SLOWEST = 10;

/** What is worth a look at the end of a run: the slowest tests, and each failed or retried one with its own command. */
export function linesAtTheEnd(outcomes: readonly TestOutcome[]): string[] {
  const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  const withStatus = (wanted: TestOutcome['status']) => outcomes.filter(({ status }) => status === wanted);
  return [
    ...(slowest.length === 0 ? [] : ['', 'Las pruebas más lentas:']),
    ...slowest.map(({ name, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1)} s  ${name}`),
    ...withCommands('Pasaron a la segunda; cada una se repite sola con su orden:', withStatus('retried')),
    ...withCommands('Fallaron; cada una se repite sola con su orden:', withStatus('failed')),
    '',
  ];
}

function withCommands(heading: string, outcomes: readonly TestOutcome[]): string[] {
  if (outcomes.length === 0) return [];
  return ['', heading, ...outcomes.flatMap(({ name, again }) => [`  ✗ ${name}`, `    ${again}`])];
}

/** A text as one word of a shell that stands for a regular expression of just this text. */
export function quotedPattern(text: string): string {
  const pattern = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `'${pattern.replaceAll("'", `'\\''`)}'`;
}
