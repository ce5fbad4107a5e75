import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareTables } from '#server/backup/compare-shops.ts';
import type { DatabasePlace } from '#server/backup/snapshot.ts';
import { connect, databaseFile } from '#server/db/connect.ts';
import { countDifferingSums } from '#server/stock/queries.ts';
import { aFolder, anEmptyPlace, aShopToBackUp, ORDERS } from '#tests/support/a-shop-to-back-up.ts';
import { runProgram } from '#tests/support/run-program.ts';

const MOVE = 'scripts/migrate-to-postgres.ts';

test('a shop on SQLite is copied to PostgreSQL, with every row and photo compared', async () => {
  const shop = await aShopToBackUp('sqlite');
  const place = await anEmptyPlace('postgres');
  const env = { DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir };
  const args = [MOVE, '--from', shop.dataDir];
  const whileOpen = await runProgram(args, { env });
  expect(whileOpen).toEqual({
    code: 1,
    output: '',
    errors: 'La mudanza no se hizo: la tienda está abierta: detenla antes.\n',
  });
  await shop.ctx.db.destroy();

  const { code, output, errors } = await runProgram(args, { env });
  expect([code, errors]).toEqual([0, '']);
  const moved = output.split('\n').map((line) => line.trim());
  expect(moved).toEqual(
    expect.arrayContaining([
      'products: 60 filas iguales',
      `orders: ${ORDERS} filas iguales`,
      `order_lines: ${ORDERS} filas iguales`,
      'contact_messages: 1 filas iguales',
      'stock_moves: 3 filas iguales',
      'stock_sums: 1 filas iguales',
      'accounts: 2 filas iguales',
      'fotos: 2 iguales',
    ]),
  );
  expect(output).not.toContain('distinta');
  const compared = await compareTables(shop, place);
  expect(compared.filter(({ difference }) => difference !== null)).toEqual([]);
  expect(existsSync(databaseFile(shop.dataDir))).toBe(true);
  await assertLedgerGoesOn(place);

  const again = await runProgram(args, { env });
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('ahí ya hay una tienda') });
});

test('a difference of one row between two shops is found and reported', async () => {
  const shop = await aShopToBackUp('sqlite');
  // What an open shop still writes would differ from the backup.
  await shop.ctx.db.destroy();
  const folder = aFolder();
  const place = await anEmptyPlace('postgres');
  const backup = await runProgram(['scripts/backup.ts'], {
    env: { DATA_DIR: shop.dataDir, BACKUP_DIR: folder },
  });
  const [path = ''] = /\/\S+\.tar/.exec(backup.output) ?? [];
  const restored = await runProgram(['scripts/restore.ts', path], {
    env: { DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir },
  });
  expect(restored).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringContaining('products: 60 filas'),
  });
  const restoredTables = await compareTables(shop, place);
  expect(restoredTables.filter(({ difference }) => difference !== null)).toEqual([]);
  const db = connect(place);
  const { id } = await db
    .updateTable('orders')
    .set({ last_name: 'Nandú' })
    .where('number', '=', 3)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('order_lines').where('units', '=', ORDERS).execute();
  await db.destroy();
  const differing = (await compareTables(shop, place)).filter(({ difference }) => difference !== null);
  expect(differing.map(({ name }) => name).sort()).toEqual(['order_lines', 'orders']);
  expect(differing.find(({ name }) => name === 'orders')?.difference).toBe(JSON.stringify({ id }));
});

test('the command without arguments prints its usage', async () => {
  const dataDir = aFolder();
  const env = { DATA_DIR: dataDir };
  expect(await runProgram(['scripts/restore.ts'], { env })).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^Uso: npm run restore -- <archivo de la copia> \[--force\]\n/),
  });
  expect(await runProgram(['scripts/backup.ts'], { env })).toMatchObject({
    code: 1,
    errors: `Configuración: DATA_DIR: no hay ninguna tienda en ${dataDir}\n`,
  });
  expect(await runProgram([MOVE], { env })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('falta DATABASE_URL'),
  });
  expect(existsSync(databaseFile(dataDir))).toBe(false);
});

/** The ledger of the shelf takes rows after those that were copied, and refuses to change those. */
async function assertLedgerGoesOn(place: DatabasePlace): Promise<void> {
  const db = connect(place);
  const rows = () => db.selectFrom('stock_moves').selectAll().orderBy('id').execute();
  const before = await rows();
  await expect(db.updateTable('stock_moves').set({ amount: 1 }).execute()).rejects.toThrow('append-only');
  const { id: _id, ...last } = before.at(-1) ?? expect.unreachable('nothing was counted');
  await db.insertInto('stock_moves').values(last).execute();
  expect((await rows()).slice(0, -1)).toEqual(before);
  expect(await countDifferingSums(db)).toBe(1);
  await db.destroy();
}
