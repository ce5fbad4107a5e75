import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';

async function tryLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta clave');
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

test.describe(() => {
  test.use({ expectedFailures: [500], expectedMessages: ['net::ERR_FAILED'] });

  test('a failed call shows a dialog with its reason [LOGIN-007 LOGIN-008 LOGIN-G02]', async ({ page }) => {
    await page.goto('/login');
    const problem = { type: 'about:blank', status: 500, code: 'unexpected', title: 'Algo salió mal' };
    for (const [answer, reason] of [
      [{ status: 500, json: problem }, 'Algo salió mal'],
      [{ status: 500, body: '<h1>Error</h1>' }, 'El servidor respondió 500'],
      [null, 'el servidor no responde'],
    ] as const) {
      await page.route('**/api/login', (route) => (answer === null ? route.abort() : route.fulfill(answer)), {
        times: 1,
      });
      await tryLogin(page, 'rosa@casahilvan.example');
      const news = page.getByRole('dialog', { name: 'Error al iniciar sesión' });
      await expect(news).toContainText(`No se ha podido iniciar sesión debido a: ${reason}`);
      await expectAccessible(page);
      await news.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByLabel('Email')).toHaveValue('rosa@casahilvan.example');
      await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    }
  });
});

test.describe(() => {
  test.use({ expectedFailures: [429] });

  test('after ten wrong logins the account must wait, and each try is sent once [LOGIN-004 PERM-004]', async ({
    page,
    server,
  }) => {
    const email = 'insistente@casahilvan.example';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const answer = await fetch(`${server.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: `clave equivocada ${attempt}` }),
      });
      expect(answer.status).toBe(401);
    }
    const sent: string[] = [];
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/login', async (route) => {
      sent.push(route.request().url());
      await answered;
      await route.continue();
    });
    await page.goto('/login');
    await tryLogin(page, email);
    const button = page.getByRole('button', { name: 'Ingresar' });
    await expect(button).toBeDisabled();
    await page.keyboard.press('Enter');
    await page.getByLabel('Email').press('Enter');
    await button.focus();
    answer();
    await expect(page.getByRole('alert')).toHaveText(
      /Demasiados intentos\. Espera 1[45] minutos y vuelve a probar\.$/,
    );
    expect(sent).toHaveLength(1);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/login$/);
  });
});
