import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever asks for any: another test would get a free one of those before it is used. */
const FIRST = 10_000;
/** Each worker has its own. */
const EACH = 4000;
const WORKERS = 5;

const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % WORKERS;
let tried = randomInt(EACH);

/** A free port of loopback, for a server that starts later or more than once. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + worker * EACH + (tried++ % EACH);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
