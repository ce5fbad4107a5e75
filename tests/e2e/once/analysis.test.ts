import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { reportFromElsewhere } from '#tests/support/report-from-elsewhere.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

// The browser's own name says that it is driven by a program, and programs are not counted.
test.use({
  userAgent: 'Mozilla/5.0 (Linux; Android 14; moto g) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
});

/**
 * Leaves the page until a report of it has gone out: the watch begins late, when the browser is idle. What is sent while a
 * page really goes away has the driven browser's own name.
 */
async function leaveReported(page: Page): Promise<void> {
  const reports = await countReports(page);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      return await countReports(page);
    })
    .toBeGreaterThan(reports);
}

const countReports = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/visits')).length,
  );

test('what a visit looks for, sees and adds shows at the desk by day, and becomes a synonym there [STORE-008 FIND-002]', async ({
  page,
  shop,
  server,
}, { project }) => {
  const lost = `sierre ${project.name}`;
  const product = await shop.addProduct(aPlainThread({ name: `Hilo visto en ${project.name}` }));
  const main = page.getByRole('main');

  // A text shows once two networks have typed it.
  await reportFromElsewhere(server.url, [lost]);

  await test.step('a visitor searches, looks at a product and adds it', async () => {
    await page.goto(`/?q=${lost}`);
    await leaveReported(page);
    await page.goto(`/moreInfo/${product.id}`);
    // Only what comes into the cart under the watch was added.
    await leaveReported(page);
    await page
      .getByRole('button', { name: /^Agregar una unidad/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
    await leaveReported(page);
  });

  await test.step('the desk shows it, summed', async () => {
    await beAdministrator(page);
    // What a page reports while it goes away arrives a moment later.
    const counted = async () => (await page.request.get('/api/analysis?days=7')).text();
    await expect.poll(counted).toContain(product.name);
    await page.goto('/hilvanDash/analisis?dias=7');
    await expect(main.getByRole('row', { name: `${product.name} 1 1 0` })).toBeVisible();
    await expect(page).toHaveTitle('Visitas y búsquedas | Casa Hilván');
    // Once among all searches, once among those that found nothing.
    await expect(main.getByRole('link', { name: `${lost} 2`, exact: true })).toHaveCount(2);
    await expect(main.getByRole('link', { name: new RegExp(lost) })).toHaveCount(3);
    await main.getByText('Ver por día').click();
    if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('a longer period is in the address', async () => {
    await page.getByRole('tab', { name: 'Un año' }).click();
    await expect(page).toHaveURL(/dias=365$/);
    await expect(main).toContainText('Últimos 365 días');
  });

  await test.step('what found nothing begins a group of synonyms', async () => {
    await main.getByRole('link', { name: `Crear sinónimo de «${lost}»`, exact: true }).click();
    await expect(page).toHaveURL(/\/hilvanDash\/tienda\/busqueda\?/);
    await expect(main).toContainText(`Buscaron «${lost}» y no lo encontraron.`);
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Crear sinónimo', exact: true }).click();
    const words = main.getByRole('textbox', { name: 'Palabras' }).first();
    await expect(words).toBeFocused();
    await expect(words).toHaveValue(`${lost}, `);
    await page.keyboard.type('cierre');
    await expect(words).toHaveValue(`${lost}, cierre`);
    await expect(main.getByText('Buscaron')).toHaveCount(0);
  });
});
