/** The answer of a call, or `null` when none arrives. */
export async function unlessUnreachable<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    // fetch throws TypeError when nothing answers; anything else is a fault of ours.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
