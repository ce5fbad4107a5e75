import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import { checkNextLink, gatewayOutage } from './check-gateway.ts';

/** How often a process looks for links to ask for, in ms. */
const CHECK_EVERY_MS = 5000;
/** The others wait for the next turn, so that notices find the database free. */
const MOST_AT_ONCE = 20;

/** Asks Mercado Pago for payments while the server runs. Returns the function that stops it, and what it asks just then. */
export function startGatewayChecks(ctx: Context, everyMs = CHECK_EVERY_MS): () => Promise<void> {
  const outage = gatewayOutage(ctx.log);
  const ending = new AbortController();
  const { signal } = ending;
  const stop = repeatWork({
    log: ctx.log,
    everyMs,
    failure: 'payments at Mercado Pago not asked for',
    work: async () => {
      for (let checked = 0; checked < MOST_AT_ONCE && !signal.aborted; checked++)
        if (!(await checkNextLink(ctx, { outage, signal }))) return;
    },
  });
  return () => {
    ending.abort();
    return stop();
  };
}
