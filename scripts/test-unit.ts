import { relative } from 'node:path';
import { type Count, endWith } from './count.ts';
import { ROOT, runForReport, runTool } from './run-tool.ts';
import { quotedPattern, type TestOutcome } from './test-outcome.ts';

const REPORT = '.cache/vitest.json';

const WANT_MOUNTS = ['tests/fault/full-disk.test.ts', 'tests/fault/read-only-folder.test.ts'];

type UnitReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

export function countUnitTests(): Count {
  const reporters = ['minimal', './scripts/unit-progress.ts', 'json'].map((name) => `--reporter=${name}`);
  const { isGood, report } = runForReport<UnitReport>(
    'vitest',
    ['run', ...reporters, `--outputFile.json=${REPORT}`],
    REPORT,
  );
  if (report === null) return { passed: 0, failed: 1, tests: [] };
  const tests = outcomesOf(report);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const leftOut = tests.filter(({ status }) => status === 'skipped').length;
  if (leftOut > 0) console.log(`${leftOut} left out: they mount disks of their own, which is forbidden here`);
  const failed = tests.length - passed - leftOut;
  // A file that cannot be loaded, or an error between tests, fails the run without failing a test.
  return { passed, failed: isGood ? failed : Math.max(1, failed), tests };
}

export function outcomesOf({ testResults }: UnitReport): TestOutcome[] {
  return testResults.flatMap(({ name: path, assertionResults }) => {
    const file = relative(ROOT, path);
    return assertionResults.map(({ status, ancestorTitles, title, duration, failureMessages }) => ({
      name: [file, ...ancestorTitles, title].join(' › '),
      milliseconds: duration ?? 0,
      status: statusOf(status, file),
      again: `npm run test:unit -- ${file} -t ${quotedPattern([...ancestorTitles, title].join(' '))}`,
      why: (failureMessages ?? []).join('\n'),
    }));
  });
}

/** A skipped test counts as failed, unless this machine may forbid what it does. */
function statusOf(status: string, file: string): TestOutcome['status'] {
  if (status === 'passed') return 'passed';
  return status !== 'failed' && WANT_MOUNTS.includes(file) ? 'skipped' : 'failed';
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
