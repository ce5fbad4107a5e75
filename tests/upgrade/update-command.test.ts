import { execFileSync } from 'node:child_process';
import { mkdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import {
  aRepositoryWith,
  aVersion,
  edit,
  sharePackages,
  theLastLandedVersion,
  theLastStrictVersion,
  withOneMoreMigration,
} from '#tests/support/a-version.ts';
import { anInstallation, type Installation } from '#tests/support/an-installation.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { startOrdering } from '#tests/support/order-stream.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertSoundShop, inDatabase } from '#tests/support/sound-shop.ts';
import { testInStorm } from '#tests/support/test-in-storm.ts';

const STREAM = { shoppers: 3, everyMs: 200 };

const READ_ENV = 'const env = readEnv(process.env);';
const failing = (condition: string) =>
  edit('server/main.ts', READ_ENV, `if (${condition}) throw new Error('así no arranco');\n  ${READ_ENV}`);
/** Starts on a copy of the shop, and not in its place. */
const failsInItsPlace = failing("process.env.PORT !== '0'");
const failsEverywhere = failing("process.env.PORT !== ''");

const versionOf = ({ link }: Installation) => readlinkSync(link);
const schemaOf = (shop: Installation) =>
  inDatabase(shop, async (db) => {
    const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
    return rows[0]?.name;
  });

const isServing = ({ url }: Installation) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function aShopWithOrders(first?: (folder: string) => void) {
  const shop = await anInstallation(first);
  const thread = await (await shopClient(shop.url)).addProduct(aPlainThread());
  const request = anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]);
  return { shop, orders: startOrdering(shop.url, JSON.stringify(request), STREAM) };
}

test('a new version is put in place, gone back from by itself and on demand, and no acknowledged order is lost [RUN-002]', async () => {
  const { shop, orders } = await aShopWithOrders();
  const next = aVersion(join(shop.folder, 'next'), withOneMoreMigration);
  const updating = shop.update([next]);
  await expect
    .poll(async () => (await shop.update(['--undo'])).errors)
    .toMatch(/^No se actualizó: ya se está actualizando \(si no es así, borra \S+hilvan\.update\.pid\)/);
  const updated = await updating;
  expect(updated).toMatchObject({ code: 0, errors: '' });
  expect(updated.output).toMatch(
    /^1 de 6.*^2 de 6.*^3 de 6.*^4 de 6.*Atiende, y la de ahora también: 1 productos y .* pedidos.*^5 de 6.*^6 de 6/ms,
  );
  expect(versionOf(shop)).toMatch(/^hilvan-\d{14}$/);
  expect(await schemaOf(shop)).toBe('9001-one-more');

  const failsOnce = `test -f failed-once || { touch failed-once; exit 1; }; ${shop.restartCommand}`;
  expect(
    await shop.update(['--undo'], { UPDATE_RESTART: `cd ${shop.folder} && ${failsOnce}` }),
  ).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      /la versión de \S+hilvan-1 no atendió .*Atiende la de \S+hilvan-\d+, con todos/s,
    ),
  });
  expect(versionOf(shop)).toMatch(/^hilvan-\d{14}$/);

  await shop.killUpdate(['--undo'], /^Reiniciando/);
  const ended = await shop.update(['--undo']);
  expect(ended).toEqual({
    code: 1,
    output: expect.stringMatching(/^Una actualización quedó a medias: primero la termino\./),
    errors: 'No se actualizó: no hay una versión anterior a la que volver.\n',
  });
  expect(versionOf(shop)).toBe('hilvan-1');
  expect(await schemaOf(shop)).toBe('9001-one-more');

  const tally = await orders.end();
  expect(tally.receipts.length).toBeGreaterThan(STREAM.shoppers);
  await assertSoundShop(shop, tally.receipts);
  await expectRefusals(shop);
  expect(versionOf(shop)).toBe('hilvan-1');
});

async function expectRefusals(shop: Installation): Promise<void> {
  const other = join(shop.folder, 'other');
  mkdirSync(other);
  const inside = join(shop.link, 'data');
  mkdirSync(inside);
  const refusals = [
    { args: [other], says: `en ${other} no hay ninguna versión del programa` },
    { args: ['v9.9.9'], says: 'no viene de un repositorio: da la carpeta de la versión nueva' },
    { args: ['--undo'], variables: { UPDATE_RESTART: '' }, says: 'falta UPDATE_RESTART' },
    {
      args: ['--undo'],
      variables: { DATA_DIR: inside },
      says: 'los datos están en la carpeta de la versión',
    },
  ];
  for (const { args, says, variables = {} } of refusals)
    expect(await shop.update(args, variables)).toMatchObject({
      code: 1,
      errors: expect.stringContaining(says),
    });
  expect(await shop.update([])).toMatchObject({ code: 2, errors: expect.stringMatching(/^Uso: npm run/) });
}

testInStorm('a version that does not start is never put in place [RUN-002]', async () => {
  const { shop, orders } = await aShopWithOrders();
  const broken = aVersion(join(shop.folder, 'broken'), failsEverywhere);
  expect(await shop.update([broken])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^No se actualizó: la versión nueva no arranca: .*así no arranco/s),
  });
  expect(versionOf(shop)).toBe('hilvan-1');
  const tally = await orders.end();
  expect(tally.refusals.size).toBe(0);
  await assertSoundShop(shop, tally.receipts);
});

testInStorm(
  'killed at any step, an update leaves a shop that serves, and succeeds when it is repeated [RUN-002]',
  async () => {
    const { shop, orders } = await aShopWithOrders();
    const next = aVersion(join(shop.folder, 'next'), withOneMoreMigration);
    for (const step of [1, 2, 3, 4, 5]) {
      await shop.killUpdate([next], new RegExp(`^${step} de 6`));
      await expect.poll(() => isServing(shop)).toBe(true);
    }
    await shop.killUpdate([next], /^Reiniciando/);
    expect(await shop.update([next])).toMatchObject({ code: 0, errors: '' });
    await assertSoundShop(shop, (await orders.end()).receipts);
  },
);

testInStorm(
  'a version that starts on the copy of the data and not in its place is gone back from [RUN-002]',
  async () => {
    const { shop, orders } = await aShopWithOrders();
    const misplaced = aVersion(join(shop.folder, 'misplaced'), (folder) => {
      withOneMoreMigration(folder);
      failsInItsPlace(folder);
    });
    expect(await shop.update([misplaced])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/no atendió \(.*\)\. Atiende la de \S+hilvan-1, con todos los datos\.$/m),
    });
    expect(versionOf(shop)).toBe('hilvan-1');
    await assertSoundShop(shop, (await orders.end()).receipts);
  },
);

testInStorm(
  'the last landed version becomes a tag of the repository and comes back, with all its orders [RUN-002]',
  async () => {
    const { shop, orders, beside } = await aShopOf(theLastLandedVersion);
    expect(await shop.update(['v9.9.9'], {}, beside)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('v9.9.9'),
    });
    expect(await shop.update(['v9.0.0'], {}, beside)).toMatchObject({ code: 0, errors: '' });
    expect(versionOf(shop)).toBe('hilvan-v9.0.0');
    expect(await shop.update(['--undo'])).toMatchObject({ code: 0, errors: '' });
    expect(versionOf(shop)).toBe('hilvan-1');
    await assertSoundShop(shop, (await orders.end()).receipts);
  },
);

testInStorm(
  'a version that a newer schema stops is left by its owner’s word alone, with all its orders [RUN-002]',
  async () => {
    const { shop, orders, beside } = await aShopOf(theLastStrictVersion);
    expect(await shop.update(['v9.0.0'], {}, beside)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('con --one-way se sigue igual'),
    });
    expect(versionOf(shop)).toBe('hilvan-1');
    expect(await shop.update(['v9.0.0', '--one-way'], {}, beside)).toMatchObject({ code: 0, errors: '' });
    expect(versionOf(shop)).toBe('hilvan-v9.0.0');
    await assertSoundShop(shop, (await orders.end()).receipts);
  },
);

/** A shop of an earlier version whose repository has this tree as a tag, and this tree beside it, which knows the command. */
async function aShopOf(version: (folder: string) => string) {
  const { shop, orders } = await aShopWithOrders(version);
  const origin = aRepositoryWith('v9.0.0', join(shop.folder, 'origin'));
  execFileSync('git', ['remote', 'set-url', 'origin', `file://${origin}`], { cwd: shop.link });
  const beside = aVersion(`${shop.link}-2`);
  sharePackages(beside);
  return { shop, orders, beside };
}
