/** sharp, loaded for the first photo: a shop whose renditions exist starts and idles without it. */
export async function loadSharp(): Promise<typeof import('sharp')['default']> {
  const { default: sharp } = await import('sharp');
  // Each photo is read once, so a cache of decoded photos would only take memory.
  sharp.cache(false);
  // Concurrency is limited by the caller; each photo takes one core.
  sharp.concurrency(1);
  return sharp;
}
