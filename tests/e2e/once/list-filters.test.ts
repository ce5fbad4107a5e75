import type { Page } from '@playwright/test';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';

/** Presses both before React can render anything of the first press. */
async function pressTogether(page: Page, names: readonly string[]): Promise<void> {
  const buttons = await Promise.all(
    names.map((name) => page.getByRole('main').getByRole('button', { name, exact: true }).elementHandle()),
  );
  await page.evaluate((pressed) => {
    for (const button of pressed) if (button instanceof HTMLElement) button.click();
  }, buttons);
}

test.beforeEach(({ page }) => beAdministrator(page));

test('of two filters of the products pressed at once, both count [BUY-007]', async ({ page }) => {
  await page.goto('/hilvanDash/productos');
  await expect(page.getByText(/^\d+ productos$/)).toBeVisible();
  await pressTogether(page, ['Mostrar Ítems Ocultos', 'En oferta']);
  await expect(page).toHaveURL(/\?(?=.*\bocultos=1)(?=.*\boferta)/);
  await expect(page.getByRole('button', { name: 'En oferta' })).toHaveAttribute('aria-pressed', 'true');
});

test('a filter pressed twice at once is off again [QUOTE-005]', async ({ page }) => {
  await page.goto('/hilvanDash/pedidos');
  const due = page.getByRole('button', { name: 'Para llamar' });
  await expect(due).toHaveAttribute('aria-pressed', 'false');
  await pressTogether(page, ['Para llamar', 'Para llamar', 'Para llamar']);
  await expect(page).toHaveURL(/\?recordatorios=1$/);
  await expect(due).toHaveAttribute('aria-pressed', 'true');
});
