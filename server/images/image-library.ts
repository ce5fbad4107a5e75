/** sharp, loaded when the first photo is worked on: a shop that has made its renditions starts and idles without it. */
export async function imageLibrary(): Promise<typeof import('sharp')['default']> {
  const { default: sharp } = await import('sharp');
  // Every photo is read once, so keeping decoded ones would only take memory.
  sharp.cache(false);
  // How many photos are worked on at once is counted here; each of them takes one core.
  sharp.concurrency(1);
  return sharp;
}
