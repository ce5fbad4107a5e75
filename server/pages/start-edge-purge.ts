import type { Edge } from '#config/env.ts';
import { dayStart } from '#domain/time/shop-days.ts';
import type { Context } from '#server/kernel/context.ts';
import { createOutageLog } from '#server/kernel/outage-log.ts';

/** What every page that an edge may keep is marked with, so that it can let go of them all at once. */
export const EDGE_TAG = 'hilvan-paginas';

const LOOK_EVERY_MS = 250;
const TRY_AGAIN_AFTER_MS = 2000;
const TIMEOUT_MS = 5000;

type EdgePurge = Pick<Context, 'catalogue' | 'settings' | 'now' | 'log'> & { readonly edge: Edge };

/**
 * Tells the edge to let go of its pages when this process begins, and whenever the catalogue, the settings or the day have
 * changed (RUN-005). Each process does: one that saw a change later may have answered the edge in between.
 */
export function startEdgePurge({ catalogue, settings, now, log, edge }: EdgePurge): { stop(): void } {
  const stopped = new AbortController();
  const outage = createOutageLog(log, 'pages not purged from the edge');
  let told: string | null = null;
  let nextAt = 0;
  let isTelling = false;

  async function look(): Promise<void> {
    const present = `${catalogue.version()} ${settings.version()} ${dayStart(now())}`;
    if (isTelling || present === told || performance.now() < nextAt) return;
    isTelling = true;
    try {
      await purge(edge.purgeUrl, stopped.signal);
      told = present;
      outage.worked();
    } catch (error) {
      nextAt = performance.now() + TRY_AGAIN_AFTER_MS;
      if (!stopped.signal.aborted) outage.failed(error);
    } finally {
      isTelling = false;
    }
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      stopped.abort();
    },
  };
}

async function purge(url: string, stopped: AbortSignal): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tags: [EDGE_TAG] }),
    redirect: 'error',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!answer.ok) throw new Error(`the edge answered ${answer.status}`);
}
