import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import { buy, fillContact, openContactStep, orderDone } from '#tests/support/checkout-page.ts';

test('the page waits ten minutes for an answer [API-003]', async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread());
  await openContactStep(page, [{ product: thread, quantities: { Rojo: 1 } }]);
  await fillContact(page);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/orders', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.clock.install();
  await buy(page);
  const waiting = page.getByRole('alertdialog', { name: 'Confirmando tu compra...' });
  await expect(waiting).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(waiting).toBeVisible();
  release.resolve();
  await expect(orderDone(page)).toBeVisible();
});

test.describe('on a line that has gone dead', () => {
  test.use({ expectedMessages: ['Error desconocido'] });

  test('an order is given up once the shop twice gives no sign, and goes through when tried again [API-003 CHECKOUT-043]', async ({
    page,
    shop,
  }) => {
    const thread = await shop.addProduct(aPlainThread());
    // Ten seconds of silence, as a tenth of one.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 100);
    });
    const askedWhenIdle = page.waitForResponse('**/api/health');
    await openContactStep(page, [{ product: thread, quantities: { Rojo: 1 } }]);
    await fillContact(page, { lastName: 'Línea muerta' });
    await askedWhenIdle;
    let sent = 0;
    let asked = 0;
    const silence = new Promise<void>(() => {});
    await page.route('**/api/orders', () => {
      sent += 1;
      return silence;
    });
    await page.route('**/api/health', () => {
      asked += 1;
      return silence;
    });
    await page.clock.install();
    await buy(page);
    await expect.poll(() => sent).toBe(1);
    const failure = page.getByText('No se pudo completar el pedido. Intenta nuevamente.');
    await expect
      .poll(async () => {
        await page.clock.runFor(15_000);
        return failure.isVisible();
      })
      .toBe(true);
    await expect(page.getByRole('alertdialog', { name: 'Confirmando tu compra...' })).toBeHidden();
    expect(sent).toBe(1);
    expect(asked).toBeGreaterThan(1);

    await page.unrouteAll();
    await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click();
    await buy(page);
    await expect(orderDone(page)).toBeVisible();
    expect(await shop.orders('?q=muerta')).toHaveLength(1);
  });
});

test('the page checks once that the shop answers [API-017]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/health') && asked.push(request.method()));
  const health = page.waitForResponse('**/api/health');
  await page.goto('/');
  await health;
  await page
    .getByRole('link', { name: 'Carrito' })
    .or(page.getByRole('link', { name: 'Comprar' }))
    .first()
    .click();
  await expect(page).toHaveURL(/howToBuy/);
  expect(asked).toEqual(['GET']);
});

test('map and chat are plain links, which the page never calls by itself [API-025 NAV-004 CONTACT-004]', async ({
  page,
  server,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5493496401923\?text=/,
  );
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mapa</title>' }),
  );
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  await expect.poll(() => foreign.length).toBe(1);
  expect(foreign[0]).toContain('https://www.openstreetmap.org/export/embed.html');
});
