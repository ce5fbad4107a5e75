import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { WireProduct } from '#schemas/product-answer.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { runServer } from '#tests/support/running-server.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('beside a running shop on %s', (engine) => {
  test('products that a command adds are in the list without a restart [HOME-002]', async () => {
    const env = engine === 'postgres' ? { DATABASE_URL: await newDatabase(inject('postgresUrl')) } : {};
    const { url, dataDir, stop, clean } = await runServer(env);
    onTestFinished(async () => {
      await stop();
      clean();
    });
    const listed = async () => (await (await fetch(`${url}/api/items`)).json()) as WireProduct[];
    expect(await listed()).toEqual([]);
    await promisify(execFile)(process.execPath, ['scripts/seed.ts', '--products', '20'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    });
    await expect.poll(async () => (await listed()).length).toBeGreaterThan(0);
  });
});
