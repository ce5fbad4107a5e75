import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { compareTables } from '#server/backup/compare-shops.ts';
import type { DatabasePlace } from '#server/backup/snapshot.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { aFolder, anEmptyPlace, aShopToBackUp, ORDERS } from '#tests/support/a-shop-to-back-up.ts';
import { onLoopback } from '#tests/support/on-loopback.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { runServer } from '#tests/support/running-server.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import packageJson from '../../package.json' with { type: 'json' };

const BACKUP_KEY = '0123456789abcdef'.repeat(4);
const COPY = /hilvan-\S+-a-pedido\.tar/;
let s3: S3Server;
/** Nobody listens there any more. */
let unreachable: string;
beforeAll(async () => {
  s3 = await startS3Server();
  const { origin, close } = await onLoopback(createServer());
  close();
  unreachable = `${origin.replace('//', '//S3RVER:S3RVER@')}/copias`;
});
afterAll(async () => {
  await s3.stop();
  s3.clean();
});

const variablesOf = ({ databaseUrl, dataDir }: DatabasePlace) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
});

describe.each(ENGINES)('a machine that is lost with a shop on %s', (engine) => {
  test('is replaced from the bucket alone by the words of docs/backup.md [RUN-001]', async () => {
    const BACKUP_S3_URL = s3.newPlace().url;
    const lost = await aShopToBackUp(engine);
    // It counts what was ordered, also after the backup.
    await lost.app.close();
    const env = { ...variablesOf(lost), BACKUP_S3_URL, BACKUP_KEY };
    expect(await runProgram(['scripts/backup.ts'], { env })).toMatchObject({ code: 0 });
    const sent = await runProgram(['server/offsite/offsite-process.ts', 'due'], { env });
    expect(sent).toEqual({ code: 0, output: '', errors: '' });
    const gone = join(aFolder(), 'perdida');
    renameSync(lost.dataDir, gone);

    const place = await anEmptyPlace(engine);
    const meanwhile = { env: { ...variablesOf(place), BACKUP_S3_URL, BACKUP_KEY } };
    const early = await runProgram(['build/app/main.js'], meanwhile);
    expect(early).toMatchObject({ code: 1, errors: expect.stringContaining('npm run restore -- --bucket') });

    const [list, restore] = commandsOf({ BACKUP_S3_URL, BACKUP_KEY, ...variablesOf(place) });
    expect(await list?.()).toMatchObject({ code: 0, output: expect.stringMatching(COPY) });
    const restored = await restore?.();
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored?.output).toContain(`  orders: ${ORDERS} filas\n`);
    expect(restored?.output).toContain('  fotos: 2\n');
    const compared = await compareTables({ ...lost, dataDir: gone }, place);
    expect(compared.filter(({ difference }) => difference !== null)).toEqual([]);

    const { DATABASE_URL } = variablesOf(place);
    const server = await runServer(
      { ...(DATABASE_URL !== '' && { DATABASE_URL }), BACKUP_S3_URL, BACKUP_KEY },
      place.dataDir,
    );
    onTestFinished(() => server.stop('SIGKILL'));
    const client = await shopClient(server.url);
    const lines = [{ product: await client.addProduct(aPlainThread()), quantities: { Rojo: 1 } }];
    expect((await orderThroughApi(server.url, { lines })).orderNumber).toBe(ORDERS + 1);
    await server.stop();
  });
});

test('a restore from the bucket without the key, or without the bucket, says so and touches nothing [RUN-001]', async () => {
  const place = await anEmptyPlace('sqlite');
  const restore = (given: Record<string, string>) =>
    runProgram(['scripts/restore.ts', '--bucket'], { env: { ...variablesOf(place), ...given } });
  const keyless = await restore({});
  expect([keyless.code, keyless.errors]).toEqual([
    1,
    expect.stringContaining('faltan BACKUP_S3_URL y BACKUP_KEY'),
  ]);
  const alone = await restore({ BACKUP_S3_URL: unreachable, BACKUP_KEY });
  expect([alone.code, alone.errors]).toEqual([
    1,
    expect.stringContaining('no se llega al depósito (ECONNREFUSED)'),
  ]);
  expect(readdirSync(place.dataDir)).toEqual([]);
});

test('a new shop with an empty bucket begins, and one that cannot look does not [RUN-001]', async () => {
  const { dataDir } = await anEmptyPlace('sqlite');
  const server = await runServer({ BACKUP_S3_URL: s3.newPlace().url, BACKUP_KEY }, dataDir);
  await server.stop();
  const env = { DATA_DIR: aFolder(), BACKUP_S3_URL: unreachable, BACKUP_KEY };
  const { code, errors } = await runProgram(['build/app/main.js'], { env });
  expect(code).toBe(1);
  expect(errors).toContain('no se pudo ver si en el depósito hay copias de una tienda');
});

/** The commands of the page, in its order, with the variables that it says and their values of this test; not the last one, which starts the shop. */
function commandsOf(values: Readonly<Record<string, string>>) {
  const page = readFileSync(fileURLToPath(new URL('../../docs/backup.md', import.meta.url)), 'utf8');
  const [, section = ''] = /\n## The machine is lost[^\n]*\n([\s\S]*?)\n## /.exec(page) ?? [];
  const lines = [...section.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const exported = lines.flatMap((line) => /^export (\w+)=/.exec(line)?.[1] ?? []);
  expect(exported).toEqual(['BACKUP_S3_URL', 'BACKUP_KEY']);
  const commands = lines.filter((line) => !line.startsWith('export '));
  expect(commands).toHaveLength(3);
  expect(commands.at(-1)).toBe('npm start');
  const { DATA_DIR = '', DATABASE_URL = '' } = values;
  const env = {
    DATA_DIR,
    DATABASE_URL,
    ...Object.fromEntries(exported.map((name) => [name, values[name] ?? ''])),
  };
  return commands.slice(0, -1).map((command) => {
    const [, script = '', rest = ''] = /^npm run (\S+) -- (.*)$/.exec(command) ?? [];
    const program =
      Object.entries(packageJson.scripts)
        .find(([name]) => name === script)?.[1]
        .split(' ')
        .at(-1) ?? '';
    return () => runProgram([program, ...rest.split(' ')], { env });
  });
}
