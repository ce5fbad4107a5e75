import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';

const test = testOnOwnShop();

type Count = { readonly _id: string; readonly variant?: string; readonly counted: number };

async function showStock(page: Page, lines: readonly Count[]): Promise<void> {
  await beAdministrator(page);
  const { version, ...area } = await (await page.request.get('/api/store/stock')).json();
  const headers = { 'if-match': `"${version}"` };
  const data = { ...area, isOn: true, isShown: true, shownAt: 8 };
  await page.request.put('/api/store/stock', { headers, data });
  await page.request.post('/api/stock/counts', { data: { lines } });
  await page.context().clearCookies();
}

test('card and page say what is left, by colour too, and more can be asked for all the same [STOCK-002]', async ({
  page,
  shop,
}) => {
  const needle = await shop.addProduct(aPlainThread({ name: 'Aguja de a una', colours: [], models: [] }));
  const ribbon = await shop.addProduct(
    aPlainThread({
      name: 'Cinta por metro',
      colours: ['Rojo', 'Azul', 'Coral'],
      models: [],
      saleUnit: { code: 'MTR', scale: 2, increment: 50, minimum: 50 },
      bulkOffer: null,
    }),
  );
  await showStock(page, [
    { _id: needle.id, counted: 3 },
    { _id: ribbon.id, variant: 'Rojo', counted: 800 },
    { _id: ribbon.id, variant: 'Azul', counted: 0 },
  ]);

  await test.step('on the card', async () => {
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: needle.name });
    await expect(card.getByText('Quedan 3', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('on the page of a product by the piece', async () => {
    await page.goto(`/moreInfo/${needle.id}`);
    const more = page.getByRole('button', { name: `Agregar una unidad de ${needle.name}` });
    for (let unit = 0; unit < 3; unit += 1) await more.click();
    await expect(page.getByText('Quedan 3', { exact: true })).toBeVisible();
    await more.click();
    await expect(page.getByText('Pídelos igual y te decimos cuándo llegan.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
    await expect(page.getByText('El producto fue añadido correctamente')).toBeVisible();
  });

  await test.step('on the page of a product by the metre, for each colour', async () => {
    await page.goto(`/moreInfo/${ribbon.id}`);
    const row = (colour: string) =>
      page.getByRole('listitem').filter({ has: page.getByLabel(`Largo de cada corte de ${colour}`) });
    await expect(row('Rojo')).toContainText('Quedan 8\u00a0m');
    await expect(row('Azul')).toContainText('Agotado');
    await expect(row('Coral')).not.toContainText(/Quedan|Agotado/);
    const length = page.getByLabel('Largo de cada corte de Rojo', { exact: true });
    await length.fill('9');
    await length.blur();
    await expect(row('Rojo')).toContainText('Quedan 8\u00a0m. Pídelos igual y te decimos cuándo llegan.');
    await expectAccessible(page);
  });
});
