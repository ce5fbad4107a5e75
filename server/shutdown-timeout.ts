/** From the signal, and what `DRAIN_SECONDS` adds, to the forced end of the process, in ms; docs/operating.md promises five seconds. */
export const SHUTDOWN_TIMEOUT_MS = 4700;
