import { expect, test } from '#tests/support/browser.ts';

// A browser without scripts reports each script that it doesn't fetch as blocked.
test.use({ javaScriptEnabled: false, expectedMessages: ['csp'] });

test('without scripts every page can be read and names its missing functions [ROUTE-006 ROUTE-007 ROUTE-008 ROUTE-012 ROUTE-013]', async ({
  page,
}) => {
  const said = (text: string) => page.getByRole('main').getByText(text);

  // Only a role finds text inside a noscript element.
  const note = (text: string) => page.getByRole('main').getByRole('paragraph').filter({ hasText: text });

  await test.step('contact', async () => {
    await page.goto('/contact');
    await expect(note('Para enviar este formulario, activa JavaScript en tu navegador.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'ENVIAR' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Abrir el mapa en otra pestaña' })).toBeVisible();
    await expect(said('Aarón Castellanos 1923')).toBeVisible();
  });
  await test.step('cart, which waits for nothing', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton').first()).toBeHidden();
    await expect(said('La página no terminó de cargarse')).toBeHidden();
  });
  await test.step('calculator', async () => {
    await page.goto('/calculadora');
    await expect(note('Para calcular, activa JavaScript en tu navegador.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calcular' })).toBeDisabled();
  });
  await test.step('questions open', async () => {
    await page.goto('/FAQ');
    await page.getByText('¿Cómo puedo pagar?').click();
    await expect(said('Por banco o con cheque.')).toBeVisible();
  });
  await test.step('how to buy and about', async () => {
    await page.goto('/howToBuy');
    await expect(said('Transferencia')).toBeVisible();
    await page.goto('/aboutUs');
    await expect(said('cinco generaciones enhebrando')).toBeVisible();
  });
});
