import { type Count, endWith } from './count.ts';
import { runForReport, runTool } from './run-tool.ts';

const REPORT = '.cache/vitest.json';

const WANT_MOUNTS = ['tests/fault/full-disk.test.ts', 'tests/fault/read-only-folder.test.ts'];

type UnitReport = {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

export function countUnitTests(): Count {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { isGood, report } = runForReport<UnitReport>('vitest', args, REPORT);
  if (report === null) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests: total } = report;
  const leftOut = testsLeftOut(report);
  if (leftOut > 0) console.log(`${leftOut} left out: they mount disks of their own, which is forbidden here`);
  const failed = total - passed - leftOut;
  // A file that cannot be loaded, or an error between tests, fails the run without failing a test.
  return { passed, failed: isGood ? failed : Math.max(1, failed) };
}

/** Skipped tests that this machine may forbid; any other skipped test counts as failed. */
function testsLeftOut({ testResults }: UnitReport): number {
  return testResults
    .filter(({ name }) => WANT_MOUNTS.some((file) => name.endsWith(file)))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed').length;
}

/**
 * `npm run test:unit [-- FILE …]`: tests without a browser; the arguments go to Vitest. Without arguments all tests
 * run, and a skipped test counts as failed.
 */
if (import.meta.main) {
  const named = process.argv.slice(2);
  if (named.length === 0) endWith([countUnitTests()]);
  else if (!runTool('vitest', ['run', ...named])) process.exitCode = 1;
}
