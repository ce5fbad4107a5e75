export type Count = { readonly passed: number; readonly failed: number };

/** Ends a run with its counts, which anybody who reads only the last line finds there. */
export function endWith(counts: readonly Count[]): void {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
