import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { stopClock } from '#tests/support/carousel.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const mailPort = await freePort();
const port = await freePort();

/** A shop whose mail server starts only when the test wants it. */
const test = testOnOwnShop({
  PORT: `${port}`,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  NOTIFY_EMAIL: 'ventas@casahilvan.example',
  LOG_LEVEL: 'silent',
});

// The status that the list answers at first.
test.use({ expectedFailures: [503] });

const sidebarEntry = (page: Page) => page.getByRole('button', { name: /^Correos sin enviar/ });

test('failed mails are listed with their reason and can be sent again', async ({ page, shop, server }) => {
  const product = await shop.addProduct(aPlainThread());
  await beAdministrator(page);
  await page.clock.install();
  await page.goto('/hilvanDash/calculadora');
  await expect(page.getByRole('heading', { level: 1, name: 'Calculadora' })).toBeVisible();
  await expect(sidebarEntry(page)).toHaveCount(0);
  const { orderNumber } = await orderThroughApi(server.url, {
    lines: [{ product, quantities: { Rojo: 1 } }],
    customer: { email: '' },
  });
  await expect(sidebarEntry(page)).toHaveText('Correos sin enviar1');
  await test.step('a phone shows it with its menu closed', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('button', { name: 'Abrir menú' });
    await expect(menu).toHaveAccessibleDescription('Hay correos sin enviar');
    await menu.click();
    await page.route('**/api/notices?*', (route) => route.fulfill({ status: 503 }));
    await sidebarEntry(page).click();
    const dialog = page.getByRole('dialog', { name: 'Correos sin enviar' });
    await expect(dialog.getByRole('alert')).toContainText('No se pudieron cargar los correos.');
    await page.unroute('**/api/notices?*');
    // A live update may refresh the list first, and then there is no button.
    await expect(async () => {
      const again = dialog.getByRole('button', { name: 'Reintentar', exact: true });
      if (await again.isVisible()) await again.click({ timeout: 500 });
      await expect(dialog.getByRole('listitem')).toHaveCount(1, { timeout: 500 });
    }).toPass();
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize(size ?? { width: 1440, height: 900 });
  });
  const dialog = page.getByRole('dialog', { name: 'Correos sin enviar' });
  const row = dialog.getByRole('listitem').filter({ hasText: `Pedido N.º ${orderNumber}, a la tienda` });
  await expect(row).toContainText('ECONNREFUSED');
  await expect(row).toContainText('Se vuelve a intentar en unos minutos.');
  await expectAccessible(page);

  const mail = await startMailServer({ port: mailPort });
  await stopClock(page);
  await row.getByRole('button', { name: /^Reintentar/ }).click();
  await expect(async () => {
    await page.clock.runFor(50);
    await page.getByRole('button', { name: 'Descartar aviso' }).click({ timeout: 500 });
  }).toPass();
  await page.clock.resume();
  await expect(dialog).toContainText('Ya no queda nada sin enviar.');
  expect(mail.received.map(({ to }) => to)).toEqual(['ventas@casahilvan.example']);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(sidebarEntry(page)).toHaveCount(0);
  await mail.close();
});
