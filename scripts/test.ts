import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHECK_COUNT, failedChecks } from './check.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const VITEST = '.cache/vitest.json';
const PLAYWRIGHT = '.cache/playwright.json';

const WANT_MOUNTS = ['tests/fault/full-disk.test.ts', 'tests/fault/read-only-folder.test.ts'];

type Count = { passed: number; failed: number };

type UnitReport = {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

process.chdir(root);
mkdirSync('.cache', { recursive: true });
for (const report of [VITEST, PLAYWRIGHT]) rmSync(report, { force: true });

const counts = [checks(), unitAndServerTests(), browserTests()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

function checks(): Count {
  const failed = failedChecks().length;
  return { passed: CHECK_COUNT - failed, failed };
}

function unitAndServerTests(): Count {
  const isGood = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST}`,
  ]);
  const report = read<UnitReport>(VITEST);
  if (report === null) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests: total } = report;
  const leftOut = testsLeftOut(report);
  if (leftOut > 0) console.log(`${leftOut} left out: they mount disks of their own, which is forbidden here`);
  const failed = total - passed - leftOut;
  // A file that cannot be loaded, or an error between tests, fails the run without failing a test.
  return { passed, failed: isGood ? failed : Math.max(1, failed) };
}

/** A test that is skipped counts as failed, but for those that a machine may forbid. */
function testsLeftOut({ testResults }: UnitReport): number {
  return testResults
    .filter(({ name }) => WANT_MOUNTS.some((file) => name.endsWith(file)))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed').length;
}

function browserTests(): Count {
  const isGood = run('playwright', ['test']);
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(PLAYWRIGHT);
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.log(`${flaky} passed only when tried again: the list above names them as flaky`);
  return { passed: expected + flaky, failed: isGood ? unexpected : Math.max(1, unexpected) };
}

function run(command: string, args: readonly string[]): boolean {
  const started = Date.now();
  // Colours would hide the closing line from whoever reads it.
  const { NODE_ENV: _mode, FORCE_COLOR: _colour, ...env } = process.env;
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...env, NO_COLOR: '1' } });
  console.log(`${command}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return status === 0;
}

// The reports are the runners' own.
function read<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
