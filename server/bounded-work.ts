/** Runs work as it comes, but never more than `atOnce` pieces at a time; the others wait their turn. */
export function boundedWork(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // The one that ends hands its place over, so nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function end(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
