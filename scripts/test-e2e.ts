import { type Count, endWith } from './count.ts';
import { runForReport } from './run-tool.ts';
import type { TestOutcome } from './test-outcome.ts';

const REPORT = '.cache/playwright.json';

type Suite = {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
};

type BrowserReport = { readonly suites: readonly Suite[] };

export function countBrowserTests(named: readonly string[] = []): Count {
  const { isGood, report } = runForReport<BrowserReport>('playwright', ['test', ...named], REPORT);
  if (report === null) return { passed: 0, failed: 1, tests: [] };
  const tests = report.suites.flatMap(outcomesIn);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const passed = tests.length - failed;
  return { passed, failed: isGood ? failed : Math.max(1, failed), tests };
}

export function outcomesIn({ suites = [], specs }: Suite): TestOutcome[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      // A skipped test counts as failed.
      status: status === 'expected' ? ('passed' as const) : ('failed' as const),
      again: `npm run test:e2e -- tests/e2e/${file}:${line} --project=${projectName}`,
      why: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap(outcomesIn)];
}

/** `npm run test:e2e [-- FILE …]`: browser tests; the arguments go to Playwright. */
if (import.meta.main) endWith([countBrowserTests(process.argv.slice(2))]);
