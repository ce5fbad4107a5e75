/**
 * Lets one through after another, in the order in which they asked. A limiter runs a function and knows by its end when
 * the turn is over; a transaction is begun by one call and ended by another.
 */
export class Mutex {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Resolves when it is the caller's turn, which lasts until the caller passes it on. */
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
