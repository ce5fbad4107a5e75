/** A photo can't be used or stored. The message is the reason, for the person who chose it. */
export class UnusablePhoto extends Error {
  /** Whether the same photo may succeed later. */
  readonly canRetry: boolean;

  constructor(reason: string, { canRetry = false } = {}) {
    super(reason);
    this.canRetry = canRetry;
  }
}
