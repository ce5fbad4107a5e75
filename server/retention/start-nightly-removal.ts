import { typedShopMoment } from '#domain/time/shop-days.ts';
import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import { removeOldKeys } from './remove-old-keys.ts';

const HOUR_MS = 3_600_000;
/** After the nightly backup, at the shop's time. */
const NIGHT_HOUR = 'T04';

/** Removes each night what nobody needs any more. Returns the function that ends it. */
export function startNightlyRemoval(ctx: Pick<Context, 'db' | 'now' | 'log'>): () => Promise<void> {
  return repeatWork({
    log: ctx.log,
    everyMs: HOUR_MS,
    failure: 'old rows not removed',
    work: () => removeAtNight(ctx),
  });
}

export async function removeAtNight(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  if (typedShopMoment(ctx.now()).includes(NIGHT_HOUR)) await removeOldKeys(ctx);
}
