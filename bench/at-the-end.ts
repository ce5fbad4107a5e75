const pending = new Set<() => Promise<void>>();
let isInterrupted = false;

/** Calls `end` after `use`: when it returns, when it fails, and when the benchmark is interrupted. */
export async function endingWith<T>(end: () => Promise<void>, use: () => Promise<T>): Promise<T> {
  if (isInterrupted) throw new Error('interrumpido');
  pending.add(end);
  try {
    return await use();
  } finally {
    if (pending.delete(end)) await end();
  }
}

/** Before an interrupt ends this process, stops everything that was started, the last first. */
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
