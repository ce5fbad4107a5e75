import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, logIn, test } from '#tests/support/browser.ts';
import { QUOTES } from '#web/admin/login/quotes.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });

test('the login asks for an email and a password [LOGIN-001 LOGIN-002 LOGIN-003 LOGIN-005 LOGIN-006 LOGIN-G01]', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/login');
  await expect(page).toHaveTitle('Ingresar | Casa Hilván');
  await expectAccessible(page);

  await expect(email(page)).toHaveAttribute('type', 'email');
  for (const field of [email(page), password(page)]) await expect(field).toHaveJSProperty('required', true);
  await password(page).fill('una clave larga');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await email(page).fill('esto no es un email');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(sent).toEqual([]);

  const eye = page.getByRole('button', { name: 'Mostrar contraseña' });
  await expect(password(page)).toHaveAttribute('type', 'password');
  await eye.click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('una clave larga');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await eye.click();
  await expect(password(page)).toHaveAttribute('type', 'password');

  const quote = page.getByRole('blockquote');
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (isWide) expect(QUOTES).toContain(await quote.innerText());
  else await expect(quote).toBeHidden();

  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe(() => {
  test.use({ expectedFailures: [401] });

  test('a wrong login shows red text under the fields, a right one survives a reload [LOGIN-004 LOGIN-009 LOGIN-011 LOGIN-012]', async ({
    page,
  }) => {
    await page.goto('/login');
    await email(page).fill('nadie@casahilvan.example');
    await password(page).fill('no es esta clave');
    await page.getByRole('button', { name: 'Ingresar' }).click();
    const error = page.getByRole('alert');
    await expect(error).toHaveText('Nombre de usuario o contraseña incorrectos');
    await expectAccessible(page);
    const top = async (locator: typeof error) => (await locator.boundingBox())?.y ?? Number.NaN;
    expect(await top(error)).toBeGreaterThan(await top(password(page)));
    const [red = 0, green = 0, blue = 0] = await error.evaluate((element) =>
      (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(email(page)).toHaveValue('nadie@casahilvan.example');

    await logIn(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
    await expectAccessible(page);
  });
});
