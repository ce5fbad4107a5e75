import type { BrowserContext, Locator, Page } from '@playwright/test';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, logIn, test } from '#tests/support/browser.ts';
import { holdScripts } from '#tests/support/held-scripts.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';

const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'authToken');

const DAY_SECONDS = 86_400;

async function submitLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** In one call, because the page could notice the ended session between the two. */
async function logOutAndPress(place: Locator): Promise<void> {
  await place.evaluate((element: HTMLElement) => {
    void fetch('/api/logout', { method: 'POST' }).then(() => element.click());
  });
}

test('the session is a cookie for a day that no script can read [LOGIN-010 LOGIN-012 PERM-G01]', async ({
  page,
  context,
}) => {
  await logIn(page);
  const cookie = await sessionCookie(context);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(secondsLeft - DAY_SECONDS)).toBeLessThan(60);
  expect(await page.evaluate(() => document.cookie)).not.toContain('authToken');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(cookie?.value);
});

test('logging out ends the session for good [LOGIN-013 LOGIN-014 DASH-009 ROUTE-016]', async ({
  page,
  context,
  server,
}) => {
  await logIn(page);
  const cookie = await sessionCookie(context);
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Pedidos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeFocused();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  expect(await sessionCookie(context)).toBeUndefined();
  const answer = await fetch(`${server.url}/api/orders?page=1&size=1`, {
    headers: { cookie: `authToken=${cookie?.value}` },
  });
  expect(answer.status).toBe(401);
  await page.goto('/hilvanDash');
  await expect(page).toHaveURL(/\/login\?/);
});

test.describe(() => {
  test.use({ expectedFailures: [401] });

  test('a session that ended elsewhere leads from Mis Productos to the login, and back [LOGIN-014]', async ({
    page,
  }) => {
    await beAdministrator(page);
    await page.goto('/hilvanDash/productos?ocultos=1');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await logOutAndPress(page.getByRole('button', { name: 'Dejar de Mostrar Ítems Ocultos' }));
    await expect(page).toHaveURL(/\/login\?volver=/);
    await submitLogin(page);
    await expect(page).toHaveURL(/\/hilvanDash\/productos\?ocultos=1$/);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });

  test('a session that ended elsewhere leads to the login, and back [PERM-004 ROUTE-016]', async ({
    page,
    server,
  }) => {
    await beAdministrator(page);
    await page.goto('/hilvanDash/pedidos');
    await expect(page.getByRole('tab', { name: /^Todos/ })).toBeVisible();
    await logOutAndPress(page.getByRole('tab', { name: /^Listos/ }));
    await expect(page).toHaveURL(`${server.url}/login?volver=%2FhilvanDash%2Fpedidos`);
    await submitLogin(page);
    await expect(page).toHaveURL(`${server.url}/hilvanDash/pedidos`);
  });
});

test.describe(() => {
  test.use({ expectedFailures: [401] });

  test('after the logout the back button shows nothing of the dashboard [LOGIN-014 ROUTE-016]', async ({
    page,
  }) => {
    await logIn(page);
    await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Pedidos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeFocused();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?volver=/);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  });

  test('a refused screen leads to the login before its styles have come [ROUTE-016]', async ({ page }) => {
    await logIn(page);
    await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Pedidos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeFocused();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    const refused = page.waitForResponse('**/hilvanDash/pedidos.data*');
    await page.route('**/assets/admin-*.css', async (route) => {
      await refused;
      await page.waitForURL(/\/login\?volver=/, { waitUntil: 'commit' });
      await route.abort();
    });
    await page.route('**/login?*', async (route) => {
      await refused;
      await route.continue();
    });
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('a logged-in person goes straight to the dashboard [LOGIN-G05]', async ({ page, server }) => {
  await beAdministrator(page);
  await page.goto('/login');
  await expect(page).toHaveURL(`${server.url}/hilvanDash`);
  await page.goto('/login?volver=/hilvanDash/pedidos');
  await expect(page).toHaveURL(`${server.url}/hilvanDash/pedidos`);
});

test('the login never leads to another site [LOGIN-009 PERM-002]', async ({ page, server }) => {
  await page.goto(`/login?${new URLSearchParams({ volver: '//evil.example' })}`);
  await submitLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/hilvanDash`);
});

test('text typed before the script loads stays [LOGIN-001]', async ({ page, server }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeDisabled();
  await letThrough();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(`${server.url}/hilvanDash`);
});
