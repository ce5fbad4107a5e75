import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { openBackup } from '#server/backup/open-backup.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

async function downloaded(page: Page, label: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Descargar' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: label }).click();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

// The card of backups tells of a new one when it is made, seconds after the press on a busy machine.
test.use({ mayShift: true });

test('a download has all pages of a tab and search; backups can be downloaded too [ORDADM-010]', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(aPlainThread({ name: '=Hilo de planilla' }));
  const customer = { lastName: 'Planillera' };
  const placed = [];
  for (let made = 0; made < 12; made += 1) {
    const order = { lines: [{ product, quantities: { Rojo: 1 } }], customer };
    placed.push((await orderThroughApi(server.url, order)).orderNumber);
  }
  const other = await orderThroughApi(server.url, { lines: [{ product, quantities: { Azul: 2 } }] });
  await beAdministrator(page);
  await page.goto('/hilvanDash/pedidos?estado=Pendientes&q=planillera');
  await expect(page.getByText('12 pedidos encontrados')).toBeVisible();
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Planilla (XLSX)', 'Texto (CSV)']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const csv = await downloaded(page, 'Texto (CSV)');
  expect(csv.name).toBe('pedidos.csv');
  const lines = csv.bytes.toString().trimEnd().split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[0]).toMatch(/^\ufeffPedido;Fecha;Estado;/);
  expect(lines[1]).toContain(`${placed.at(-1)};`);
  expect(lines[1]).toContain(";'=Hilo de planilla;Rojo × 1;1;5000,00;5000,00");

  await page.goto(`/hilvanDash/pedidos?q=${other.orderNumber}`);
  const xlsx = await downloaded(page, 'Planilla (XLSX)');
  expect(xlsx.name).toBe('pedidos.xlsx');
  const [, row] = await readSheet(xlsx.bytes);
  expect(row?.[0]).toBe(other.orderNumber);
  // Without a quote and without notes; nothing of it is paid.
  const noQuote = [null, null, null, null];
  const unpaid = [0, 0, 10_000];
  expect(row?.slice(9)).toEqual(['=Hilo de planilla', 'Azul × 2', 2, 10_000, 10_000, ...noQuote, ...unpaid]);

  await test.step('a backup is made on demand, and downloaded', async () => {
    await page.goto('/hilvanDash');
    const card = page.getByRole('region', { name: 'La tienda, a salvo' });
    await expect(card).toContainText('Todavía no hay ninguna');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Hacer una copia ahora' }).click();
    await expect(page.getByText('La copia de seguridad está hecha')).toBeVisible();
    await expect(card).toContainText(/Hoy \d\d:\d\d · /);
    await expect(card).toContainText('Todo bien');
    const started = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Descargar la copia' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^hilvan-.*-a-pedido\.tar$/);
    const backup = await openBackup(await download.path());
    expect(backup.manifest.tables.find(({ name }) => name === 'orders')?.rows).toBeGreaterThanOrEqual(13);
    await backup.close();
  });
});
