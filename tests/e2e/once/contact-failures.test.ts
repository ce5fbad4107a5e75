import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import { expectKept, fillMessage, label, MESSAGE, send } from '#tests/support/contact-page.ts';
import { guardLeft } from '#tests/support/guard-left.ts';

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const thanks = (page: Page) => page.getByRole('alertdialog', { name: 'Mensaje enviado' });

test.describe('a message that does not arrive', () => {
  test.use({
    expectedFailures: [400, 429, 500],
    expectedMessages: ['Error sending contact message1...', 'ERR_INTERNET_DISCONNECTED'],
  });

  test('the form keeps its text, shows the reason and can send again [CONTACT-020 CONTACT-021]', async ({
    page,
    shop,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/contact');
    await fillMessage(page, MESSAGE);
    const before = (await shop.messages()).length;
    for (const [status, advice] of [
      [500, 'Algo falló de nuestro lado. Intenta nuevamente en unos minutos.'],
      [429, 'Recibimos varios mensajes seguidos desde tu conexión. Espera un minuto e intenta nuevamente.'],
      [null, 'Revisa tu conexión e intenta nuevamente.'],
    ] as const) {
      await test.step(`${status ?? 'no answer'}`, async () => {
        await page.route('**/api/sendContact', (route) =>
          status === null ? route.abort('internetdisconnected') : route.fulfill({ status, body: '' }),
        );
        await send(page);
        await expect(failure(page)).toContainText('No pudimos enviar tu mensaje.');
        await expect(failure(page)).toContainText(`Lo que escribiste sigue aquí. ${advice}`);
        await expect(failure(page)).toBeFocused();
        await expect(thanks(page)).toHaveCount(0);
        await expectKept(page, MESSAGE);
        await page.unroute('**/api/sendContact');
      });
    }
    await expectAccessible(page);
    expect(logged.some((text) => text.startsWith('Error sending contact message1...'))).toBe(true);

    await failure(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(thanks(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    expect(await shop.messages()).toHaveLength(before + 1);
  });

  test('a message whose answer is lost is stored once [CONTACT-020 CONTACT-021]', async ({ page, shop }) => {
    await page.goto('/contact');
    await fillMessage(page, MESSAGE);
    const before = (await shop.messages()).length;
    await page.route(
      '**/api/sendContact',
      async (route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await send(page);
    await failure(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(await shop.messages()).toHaveLength(before + 1);
    await thanks(page).getByRole('button', { name: 'Cerrar' }).click();
    await fillMessage(page, MESSAGE);
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(await shop.messages()).toHaveLength(before + 2);
  });

  test('a text that can’t be stored is refused and stays in the form [CONTACT-007]', async ({ page }) => {
    await page.goto('/contact');
    const odd = { ...MESSAGE, message: 'pegado\0de otro lado' };
    await fillMessage(page, odd);
    await send(page);
    await expect(failure(page)).toContainText('Hay un texto que no podemos guardar.');
    await expectKept(page, odd);
  });
});

test.describe('a map service that does not answer', () => {
  test.use({ expectedMessages: ['ERR_FAILED'] });

  test('leaves the page unchanged, with another link to the map [CONTACT-004]', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    await page.goto('/contact');
    await fillMessage(page, MESSAGE);
    const refused = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await refused;
    await expect(page.getByRole('link', { name: 'Abrir el mapa en otra pestaña' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar mapa' }).click();
    await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeVisible();
    await expectKept(page, MESSAGE);
  });
});

test('a double press sends one message, and the form is locked meanwhile [CONTACT-017]', async ({
  page,
  shop,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/api/sendContact', async (route) => {
    await release.promise;
    await route.continue();
  });
  const before = (await shop.messages()).length;
  await page.goto('/contact');
  await fillMessage(page, MESSAGE);
  await page.getByRole('button', { name: 'ENVIAR' }).dblclick();
  await expect(page.getByRole('button', { name: 'ENVIAR' })).toHaveAttribute('aria-busy', 'true');
  await label(page, 'Nombre').press('Enter');
  await expect(label(page, 'Mensaje')).not.toBeEditable();
  await expect(thanks(page)).toHaveCount(0);
  release.resolve();
  await expect(thanks(page)).toBeVisible();
  expect(await shop.messages()).toHaveLength(before + 1);
});

test('typed text survives a slow network, a reload and navigation, but not a successful send [CONTACT-G03]', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillMessage(page, MESSAGE);
  await expect(page.getByRole('button', { name: 'ENVIAR' })).toBeDisabled();
  scripts.resolve();
  await expectKept(page, MESSAGE);
  await page.reload();
  await expectKept(page, MESSAGE);
  await page.getByRole('link', { name: 'Comprar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo comprar' })).toBeVisible();
  await page.goBack();
  await expectKept(page, MESSAGE);
  await send(page);
  await thanks(page).getByRole('button', { name: 'Cerrar' }).click();
  await guardLeft(page);
  await page.reload();
  await expect(label(page, 'Mensaje')).toHaveValue('');
});

test('a message that arrives after its writer left the page gets thanks there, and its draft is deleted [CONTACT-017 CONTACT-018]', async ({
  page,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/api/sendContact', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fillMessage(page, MESSAGE);
  await send(page);
  await page.getByRole('link', { name: 'Comprar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo comprar' })).toBeVisible();
  release.resolve();
  await thanks(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/howToBuy$/);
  await page.goBack();
  await expect(label(page, 'Mensaje')).toHaveValue('');
});
