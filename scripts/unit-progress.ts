import type { Reporter } from 'vitest/node';
import { showProgress } from './show-progress.ts';

/** Says how many files of unit tests have ended, of how many, and how long the others may take. */
export default class UnitProgress implements Reporter {
  readonly #shown = showProgress();
  #files = 0;
  #ended = 0;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#files = specifications.length;
    this.#shown.report('files-tested', 0, this.#files);
  }

  onTestModuleEnd(): void {
    this.#ended += 1;
    this.#shown.report('files-tested', this.#ended, this.#files);
  }

  onTestRunEnd(): void {
    this.#shown.end();
  }
}
