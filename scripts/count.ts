import { linesAtTheEnd, type TestOutcome } from './test-outcome.ts';

export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestOutcome[];
};

/** Ends a run with its counts on the last line, for programs that read only that line. */
export function endWith(counts: readonly Count[]): void {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  for (const line of linesAtTheEnd(counts.flatMap(({ tests }) => tests))) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
