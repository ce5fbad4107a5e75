import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { endingWith } from './at-the-end.ts';

const SCRIPT = fileURLToPath(new URL('bare-server.ts', import.meta.url));

export type BareServer = { readonly url: string; readonly pid: number | undefined };

/** Runs a bare server in its own process, like the shop's, with the answers that the shop gave once. */
export async function withBareServer<T>(
  { shop, paths }: { shop: string; paths: readonly string[] },
  use: (bare: BareServer) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, [SCRIPT, shop, ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exit = once(child, 'exit');

  async function end(): Promise<void> {
    child.kill();
    await exit;
  }

  return endingWith(end, async () => {
    const ready = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
    const url = await Promise.race([ready, exit.then(() => null)]);
    if (url === null) throw new Error('el servidor desnudo terminó antes de empezar');
    return use({ url, pid: child.pid });
  });
}
