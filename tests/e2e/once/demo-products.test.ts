import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { shopClient } from '#tests/support/shop-client.ts';

const test = testOnOwnShop({ DEMO: '1', DEMO_PRODUCTS: '12' });

// The offer disappears only after the server's answer, so the page may move long after the press.
test.use({ expectedFailures: [500], mayShift: true });

test('the owner can remove the demo products, and nothing else is removed [DASH-G02]', async ({
  page,
  server,
}) => {
  const shop = await shopClient(server.url);
  const [edited] = await shop.products();
  if (edited === undefined) throw new Error('the demo has no products');
  await shop.updateProduct({ ...edited, name: 'Hilo de la casa' });
  await shop.addProduct(aPlainThread({ name: 'Hilo propio' }));
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  const offer = page.getByRole('region', { name: 'Productos de muestra' });
  await expect(offer).toContainText('11 productos de muestra');
  const ask = offer.getByRole('button', { name: 'Quitar los de muestra' });
  const question = page.getByRole('alertdialog', { name: '¿Quitar los productos de muestra?' });

  await ask.click();
  await expect(question).toContainText('Salen de la tienda 11 productos de muestra.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  expect(await shop.products()).toHaveLength(13);

  await page.route('**/api/demo-products', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await ask.click();
  await question.getByRole('button', { name: 'Sí, quitar' }).click();
  const news = page.getByRole('dialog', { name: 'Error' });
  await expect(news).toContainText('No se pudieron quitar los productos de muestra.');
  await news.getByRole('button', { name: 'OK' }).click();
  await expect(offer).toBeVisible();

  await ask.click();
  await question.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect(page.getByText('Salieron 11 productos de muestra')).toBeVisible();
  await expect(offer).toBeHidden();
  const left = (await shop.products()).map(({ name }) => name);
  expect(left.sort()).toEqual(['Hilo de la casa', 'Hilo propio']);
});
