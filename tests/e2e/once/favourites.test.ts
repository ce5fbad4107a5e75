import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';

/** Products that are asked for by their ids wait until the returned function is called. */
async function holdProducts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/items?ids=*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('article');

test('a browser keeps favourites and what was seen, and shows what is left of them [BUY-010]', async ({
  page,
  context,
  shop,
}) => {
  const [wool, zip, gone] = await Promise.all([
    shop.addProduct(aPlainThread({ name: 'Lana preferida' })),
    shop.addProduct(aPlainThread({ name: 'Cierre que se agota' })),
    shop.addProduct(aPlainThread({ name: 'Botón que se va' })),
  ]);
  const save = page.getByRole('button', { name: 'Guardar en favoritos' });
  const remove = page.getByRole('button', { name: 'Quitar de favoritos' });

  await page.goto('/favoritos');
  await expect(page.getByText('Todavía no guardaste ninguno.')).toBeVisible();
  await expect(page.getByText('Todavía no viste ningún producto en este navegador.')).toBeVisible();
  await expectAccessible(page);

  for (const { id } of [gone, zip, wool]) {
    await page.goto(`/moreInfo/${id}`);
    await save.click();
    await expect(remove).toBeVisible();
  }
  await expectAccessible(page);
  await page.reload();
  await expect(remove).toBeVisible();

  await shop.deleteProduct(gone.id);
  await shop.updateProduct({ ...zip, isSoldOut: true });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favoritos' }).click();
  await expect(list(page, 'Tus favoritos')).toContainText([wool.name, zip.name]);
  await expect(list(page, 'Vistos hace poco')).toContainText([wool.name, zip.name]);
  await expect(list(page, 'Tus favoritos').filter({ hasText: zip.name })).toContainText('Agotado');
  await expectAccessible(page);

  await test.step('another tab follows, and what is taken out can be brought back until one leaves', async () => {
    const other = await context.newPage();
    await other.goto(`/moreInfo/${wool.id}`);
    await page.getByRole('button', { name: `Quitar de favoritos: ${wool.name}` }).click();
    await expect(other.getByRole('button', { name: 'Guardar en favoritos' })).toBeVisible();
    await other.close();
    await expect(page.getByRole('button', { name: `Guardar en favoritos: ${wool.name}` })).toBeVisible();
    await page.reload();
    await expect(list(page, 'Tus favoritos')).toContainText([zip.name]);
  });

  await test.step('what was seen can be forgotten, and favourites stay', async () => {
    await page.getByRole('button', { name: 'Borrar lo visto' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar lo visto' }).click();
    await expect(page.getByText('Todavía no viste ningún producto en este navegador.')).toBeVisible();
    const release = await holdProducts(page);
    await page.reload();
    // What comes moves the footer, which would stand in sight.
    await expect(page.getByRole('contentinfo')).toBeHidden();
    release();
    await expect(list(page, 'Tus favoritos')).toHaveCount(1);
    await expect(list(page, 'Vistos hace poco')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
