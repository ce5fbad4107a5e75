/**
 * A lock that callers get one after another, in order of their calls. A limiter such as p-limit doesn't fit: it runs
 * one function, but a transaction begins in one call and ends in another.
 */
export class Mutex {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Resolves when the caller has the lock, which lasts until the caller calls `pass`. */
  async take(): Promise<void> {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
