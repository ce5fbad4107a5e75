import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever asks for any: another test would get a free one of those before it is used. */
const FIRST = 11_000;
/** Each worker of a run has its own; two runs at once differ by where they begin. */
const EACH = 400;
const WORKERS = 48;

const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % WORKERS;
let tried = randomInt(EACH);

/** A free port of loopback, for a server that starts later or more than once. @throws when all of a worker's are taken */
export async function freePort(): Promise<number> {
  for (let left = EACH; left > 0; left -= 1) {
    const port = FIRST + worker * EACH + (tried++ % EACH);
    if (await isFree(port)) return port;
  }
  throw new Error('no port of this worker is free');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
