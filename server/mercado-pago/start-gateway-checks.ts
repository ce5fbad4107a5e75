import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import { checkNextLink, gatewayOutage } from './check-gateway.ts';

/** How often a process looks for links to ask for, in ms. */
const CHECK_EVERY_MS = 5000;
/** So that a process that ends waits for few. */
const MOST_AT_ONCE = 20;

/** Asks Mercado Pago for payments while the server runs. Returns the function that stops it after its present work. */
export function startGatewayChecks(ctx: Context): () => Promise<void> {
  const outage = gatewayOutage(ctx.log);
  return repeatWork({
    log: ctx.log,
    everyMs: CHECK_EVERY_MS,
    failure: 'payments at Mercado Pago not asked for',
    work: async () => {
      for (let checked = 0; checked < MOST_AT_ONCE && (await checkNextLink(ctx, outage)); checked++);
    },
  });
}
