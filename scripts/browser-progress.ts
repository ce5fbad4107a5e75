import type { Reporter, Suite } from '@playwright/test/reporter';
import { showProgress } from './show-progress.ts';

/** Says how many browser tests have ended, of how many, and how long the others may take. */
export default class BrowserProgress implements Reporter {
  readonly #shown = showProgress();
  #tests = 0;
  #ended = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests().length;
    this.#shown.report('browser-tested', 0, this.#tests);
  }

  onTestEnd(): void {
    this.#ended += 1;
    this.#shown.report('browser-tested', this.#ended, this.#tests);
  }

  onEnd(): void {
    this.#shown.end();
  }
}
