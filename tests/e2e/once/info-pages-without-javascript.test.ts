import { expect, test } from '#tests/support/browser.ts';
import { fillMessage, label, MESSAGE, send } from '#tests/support/contact-page.ts';

// A browser without scripts reports each script that it doesn't fetch as blocked.
test.use({ javaScriptEnabled: false, expectedMessages: ['csp'], expectedFailures: [422] });

test('without scripts a message is sent as a plain form, and a missing field is said with nothing lost [BUY-011 CONTACT-017]', async ({
  page,
  shop,
}) => {
  await page.goto('/contact');
  await fillMessage(page, { ...MESSAGE, email: 'noelia@correo', message: 'Hola\n«ñandú»' });
  await send(page);
  await expect(page.getByRole('heading', { name: 'Falta un dato para enviar tu mensaje' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('El email no es válido.');
  await expect(label(page, 'Mensaje')).toHaveValue('Hola\n«ñandú»');
  await label(page, 'Email').fill(MESSAGE.email);
  await page.getByRole('button', { name: 'Enviar de nuevo' }).click();
  const arrived = page.getByRole('region', { name: 'Mensaje enviado' });
  await expect(arrived).toContainText('Nos comunicaremos contigo a la brevedad.');
  await page.reload();
  await expect(arrived).toBeVisible();
  const [newest, older] = await shop.messages();
  expect(newest).toMatchObject({ userEmail: MESSAGE.email, userMessage: 'Hola\n«ñandú»' });
  expect(older?.userMessage).not.toBe('Hola\n«ñandú»');
  await arrived.getByRole('link', { name: 'Escribir otro mensaje' }).click();
  await expect(label(page, 'Mensaje')).toHaveValue('');
});

test('without scripts every page can be read and names its missing functions [ROUTE-006 ROUTE-007 ROUTE-008 ROUTE-012 ROUTE-013]', async ({
  page,
}) => {
  const said = (text: string) => page.getByRole('main').getByText(text);

  // Only a role finds text inside a noscript element.
  const note = (text: string) => page.getByRole('main').getByRole('paragraph').filter({ hasText: text });

  await test.step('contact', async () => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Abrir el mapa en otra pestaña' })).toBeVisible();
    await expect(said('Aarón Castellanos 1923')).toBeVisible();
  });
  await test.step('cart, which waits for nothing', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton').first()).toBeHidden();
    await expect(said('La página no terminó de cargarse')).toBeHidden();
    const chat = page.getByRole('main').getByRole('link', { name: 'PEDIR POR WHATSAPP' });
    await expect(chat).toHaveAttribute('href', /\?text=Hola%2C%20quisiera%20hacer%20un%20pedido/);
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
