import { settleCategories } from '#server/catalogue/settle-categories.ts';
import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';

/** How often a process looks for products whose new places are not copied to their rows yet, in ms. */
const CHECK_EVERY_MS = 1000;

/** Copies products' new places while the server runs. Returns the function that stops it after its present piece. */
export function startCategoryWork(ctx: Context): () => Promise<void> {
  const stopping = new AbortController();
  const stop = repeatWork({
    log: ctx.log,
    everyMs: CHECK_EVERY_MS,
    failure: 'places of products not copied',
    work: () => settleCategories(ctx, stopping.signal),
  });
  return () => {
    stopping.abort();
    return stop();
  };
}
