import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { buy, fillContact, openContactStep, orderDone } from '#tests/support/checkout-page.ts';

test('a shopper sees the order by its link, keeps it in «Mis pedidos» and orders it again [QUOTE-006]', async ({
  page,
  shop,
}) => {
  const [spool, zip] = await Promise.all([
    shop.addProduct(aPlainThread({ name: 'Hilo que vuelve' })),
    shop.addProduct(aPlainThread({ name: 'Cierre que se fue' })),
  ]);
  await openContactStep(page, [
    { product: spool, quantities: { Rojo: 2, Azul: 1 } },
    { product: zip, quantities: { Rojo: 1 } },
  ]);
  await fillContact(page);
  await buy(page);
  const number = /Pedido n\.º \d+/.exec(await orderDone(page).innerText())?.[0] ?? 'no number';
  await expectAccessible(page);
  await orderDone(page).getByRole('link', { name: 'Ver mi pedido' }).click();
  await expect(page).toHaveURL(/\/pedido\/[\w-]{32}$/);
  await expect(page).toHaveTitle(`${number} | Casa Hilván`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recibimos tu pedido');
  await expect(page.getByText(/^Falta pagar/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Cómo pagar',
    'Lo que pediste',
  ]);
  const thread = page.getByRole('list', { name: 'Cómo viene tu pedido' });
  await expect(thread.getByRole('listitem')).toHaveCount(4);
  await expect(thread.locator('[aria-current="step"]')).toContainText('Pedido recibido');
  const ordered = plain(await page.getByRole('region', { name: 'Lo que pediste' }).innerText());
  expect(ordered).toMatch(/Hilo que vuelve\s+3 unidades/);
  await expectAccessible(page);
  const address = page.url();

  await test.step('«Repetir pedido» fills the cart with what is left, and names the rest', async () => {
    await shop.updateProduct({ ...spool, soldOutVariants: ['Azul'] });
    await shop.deleteProduct(zip.id);
    await page.getByRole('button', { name: 'Repetir pedido' }).click();
    const news = page.getByRole('region', { name: 'Repetir pedido' });
    await expect(news).toContainText('Agregamos 1 producto a tu carrito');
    await expect(news.getByRole('listitem')).toHaveText([
      'Hilo que vuelve, Azul: está agotado',
      'Cierre que se fue: ya no está en la tienda',
    ]);
    await expectAccessible(page);
    await news.getByRole('link', { name: 'Ir al carrito' }).click();
    await expect(page.getByRole('main')).toContainText('Hilo que vuelve');
    await expect(page.getByRole('main')).not.toContainText('Cierre que se fue');
  });

  await test.step('the list is kept in this browser, and can be cleared', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mis pedidos' }).click();
    await expect(page).toHaveTitle('Mis pedidos | Casa Hilván');
    const orders = page.getByRole('main').getByRole('listitem');
    await expect(orders).toHaveCount(1);
    await expect(orders.getByRole('link')).toHaveAttribute('href', address);
    await expectAccessible(page);
    await page.reload();
    await expect(orders).toHaveCount(1);
    await page.getByRole('button', { name: 'Borrar la lista' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar la lista' }).click();
    await expect(page.getByText('Todavía no hay pedidos en este navegador.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Todavía no hay pedidos en este navegador.')).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedFailures: [404] });

  test('a link that opens nothing says so, and what to do [QUOTE-006]', async ({ page }) => {
    await page.goto('/pedido/no-existe');
    await expect(page.getByRole('heading', { level: 1, name: 'Este enlace no abre nada' })).toBeVisible();
    await expectAccessible(page);
  });
});
