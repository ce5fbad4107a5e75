const pending = new Set<() => Promise<void>>();
let isInterrupted = false;

/** Calls `end` after `use`: when it is done, when it fails, and when somebody interrupts the benchmark. */
export async function endingWith<T>(end: () => Promise<void>, use: () => Promise<T>): Promise<T> {
  if (isInterrupted) throw new Error('interrumpido');
  pending.add(end);
  try {
    return await use();
  } finally {
    if (pending.delete(end)) await end();
  }
}

/** Ends what was started, the last first, before an interrupt ends this process. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endEverything());
}

async function endEverything(): Promise<void> {
  isInterrupted = true;
  for (const end of [...pending].reverse()) {
    pending.delete(end);
    await end().catch((error: unknown) => console.error(error));
  }
  process.exit(130);
}
