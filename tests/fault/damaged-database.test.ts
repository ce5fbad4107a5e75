import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnv } from '#config/env.ts';
import { databaseFile } from '#server/db/connect.ts';
import { imageFolder } from '#server/images/image-store.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { startServer } from '#server/start-server.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { openTestShop } from '#tests/support/test-shop.ts';
import { EARLIER_SCHEMAS, openEarlierShop } from '#tests/upgrade/earlier-shop.ts';

const PAGE = 4096;

function overwritten(file: string, { from, bytes }: { from: number; bytes: number }): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  closeSync(handle);
}

describe('a database that was damaged', () => {
  test.each<[string, (file: string) => void]>([
    ['overwritten in the middle', (file) => overwritten(file, { from: 40 * PAGE, bytes: 2 * PAGE })],
    ['cut off', (file) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['overwritten at its beginning', (file) => overwritten(file, { from: 0, bytes: 100 })],
    [
      'something else altogether',
      (file) => writeFileSync(file, 'una nota, y ninguna base de datos\n'.repeat(100)),
    ],
    ['emptied', (file) => truncateSync(file, 0)],
  ])('%s: a start reports it with advice, and overwrites nothing', async (_how, damage) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-damaged-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    mkdirSync(imageFolder(dataDir));
    const env = readEnv({ DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' });
    await (await openEarlierShop('sqlite', EARLIER_SCHEMAS.at(-1) ?? '', env)).destroy();
    const file = databaseFile(dataDir);
    damage(file);
    const before = readFileSync(file);
    await expect(startServer(env)).rejects.toMatchObject({
      faults: [
        expect.stringMatching(/^DATA_DIR: la base de datos .* está dañada: .*restaura la última copia/),
      ],
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('while the server runs: calls that need it get 503 with a clear text, and pages go on', async () => {
    const { loggerInstance, lines } = recordedLog();
    const thread = aThread();
    const pages = await builtPages();
    const shop = await openTestShop('sqlite', { products: [thread], pages, loggerInstance });
    onTestFinished(() => shop.close().catch(() => undefined));
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    const order = () => shop.call({ method: 'POST', url: '/api/orders', payload });
    expect((await order()).statusCode).toBe(201);

    const file = databaseFile(shop.dataDir);
    await sql`pragma wal_checkpoint(truncate)`.execute(shop.ctx.db);
    overwritten(file, { from: PAGE, bytes: statSync(file).size - PAGE });
    await sql`pragma shrink_memory`.execute(shop.ctx.db);

    const damaged = { status: 503, code: 'storage-damaged', title: expect.stringContaining('Avísale') };
    expect((await order()).json()).toMatchObject(damaged);
    const desk = await shop.callAsAdministrator({ url: '/api/orders' });
    expect(desk.json()).toMatchObject(damaged);
    expect(desk.headers['retry-after']).toBe('600');
    for (const url of ['/', `/moreInfo/${thread.id}`]) {
      expect((await shop.call({ url })).body).toContain(thread.name);
    }
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, fault: 'storage-damaged' }));
  });
});
