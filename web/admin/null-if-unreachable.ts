/** The answer of a call, or `null` when the server is unreachable. */
export async function nullIfUnreachable<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    // fetch throws TypeError when the server is unreachable; any other error is a fault of ours.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
