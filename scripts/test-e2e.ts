import { type Count, endWith } from './count.ts';
import { runForReport } from './run-tool.ts';

const REPORT = '.cache/playwright.json';

type BrowserReport = { readonly stats: { expected: number; unexpected: number; flaky: number } };

export function countBrowserTests(named: readonly string[] = []): Count {
  const { isGood, report } = runForReport<BrowserReport>('playwright', ['test', ...named], REPORT);
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.log(`${flaky} passed only when tried again: the list above names them as flaky`);
  return { passed: expected + flaky, failed: isGood ? unexpected : Math.max(1, unexpected) };
}

/** `npm run test:e2e [-- FILE …]`: browser tests; the arguments go to Playwright. */
if (import.meta.main) endWith([countBrowserTests(process.argv.slice(2))]);
