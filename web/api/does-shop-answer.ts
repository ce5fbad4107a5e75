/** Whether the shop's server answers now. A browser that is online says nothing of the shop. */
export async function doesShopAnswer(): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/health', { cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
