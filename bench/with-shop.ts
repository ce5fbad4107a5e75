import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, runServer } from '#tests/support/running-server.ts';
import { endingWith } from './at-the-end.ts';

export type MeasuredShop = RunningServer & {
  /** From spawning the process to the last byte of its first home page. */
  readonly firstPageMs: number;
};

/** A folder for a shop's data, removed afterwards. */
export async function withDataFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-bench-'));
  return endingWith(
    async () => rmSync(folder, { recursive: true, force: true }),
    () => use(folder),
  );
}

/** Runs the shop as `npm start` does, in its own process, and ends it afterwards. */
export async function withShop<T>(
  { dataDir, env }: { dataDir: string; env: Readonly<Record<string, string>> },
  use: (shop: MeasuredShop) => Promise<T>,
): Promise<T> {
  const spawned = performance.now();
  const starting = runServer(env, dataDir);
  return endingWith(
    async () => (await starting).stop(),
    async () => {
      const server = await starting;
      await readPage(server.url);
      return use({ ...server, firstPageMs: performance.now() - spawned });
    },
  );
}

async function readPage(url: string): Promise<void> {
  const response = await fetch(url, { headers: { connection: 'close' } });
  const html = await response.text();
  if (!response.ok || !html.includes('</html>')) throw new Error(`${url}: ${response.status}, sin página`);
}
