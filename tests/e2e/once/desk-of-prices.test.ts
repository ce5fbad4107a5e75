import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import { CLAIM_MS } from '#server/price-changes/stage-batch.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { foot, PRICES } from '#tests/support/price-studio.ts';

const test = testOnOwnShop();

const STAGED = 'lote-en-curso';

test('General counts prices that did not change in a month, and leads to them [STUDIO-010]', async ({
  page,
  shop,
  server,
}) => {
  for (const name of ['Hilo viejo', 'Hilo más viejo', 'Hilo nuevo'])
    await shop.addProduct(aPlainThread({ name }));
  const database = new DatabaseSync(join(server.dataDir, 'hilvan.sqlite'), { timeout: 5000 });
  database.exec("begin immediate; update counters set value = value + 1 where name = 'catalogue-version'");
  database
    .prepare(
      `update products set price_changed_at = ?,
      changed_in = (select value from counters where name = 'catalogue-version') where name like '%viejo'`,
    )
    .run(Date.now() - 45 * SHOP_DAY_MS);
  database.exec('commit');
  database.close();
  await beAdministrator(page);
  // The server reads changes of other processes every second.
  await expect
    .poll(async () => (await page.request.get('/api/overview')).json())
    .toMatchObject({ oldPrices: 2 });
  await page.goto('/hilvanDash');
  await expect(page.getByRole('region', { name: 'Para hoy' }).getByText('2 productos tienen')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: '2 productos tienen el mismo precio desde hace más de 30 días' })
    .click();
  await expect(page).toHaveURL(/\/productos\?precios-viejos=30/);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(2);
  await expect(names.filter({ hasText: 'viejo' })).toHaveCount(2);
  const old = page.getByLabel('Precios viejos');
  await expect(old).toHaveValue('30');
  await old.selectOption('60');
  await expect(page.getByText('0 productos')).toBeVisible();
  await old.selectOption('');
  await expect(names).toHaveCount(3);
});

test('a change that is being applied shows how far it is to who opens the studio [STUDIO-006]', async ({
  page,
  shop,
  server,
}) => {
  const { id } = await shop.addProduct(aPlainThread({ name: 'Hilo en curso' }));
  const database = new DatabaseSync(join(server.dataDir, 'hilvan.sqlite'), { timeout: 5000 });
  database
    .prepare(
      `insert into price_batches (id, source, status, rule, note, actor, created_at, changed, left_out, claimed_until)
      values (?, 'studio', 'staged', '+10 %', '', '', ?, 4, 0, ?)`,
    )
    .run(STAGED, Date.now(), Date.now() + CLAIM_MS);
  database
    .prepare(
      `insert into price_changes (batch_id, product_id, version, price_before, price_after, is_left_out)
      values (?, ?, 1, 100, 110, 0)`,
    )
    .run(STAGED, id);
  await beAdministrator(page);
  await page.goto(PRICES);
  await expect(foot(page)).toContainText('Aplicando precios: 1 de 4 precios');
  await expect(foot(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expectAccessible(page);
  database.prepare('delete from price_changes where batch_id = ?').run(STAGED);
  database.prepare('delete from price_batches where id = ?').run(STAGED);
  database.close();
  await expect(foot(page)).toHaveCount(0);
});
