/** How long the shop may take to answer, in ms. */
const ANSWER_WITHIN_MS = 10_000;

/** Whether the shop's server answers now. A browser that is online says nothing of the shop. */
export async function doesShopAnswer(): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
