import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { chooseOf, openProducts, row } from '#tests/support/product-desk.ts';

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

test('a filter pressed while the end of an earlier answer is still coming shows its rows, without an error [PRODADM-021]', async ({
  page,
  shop,
}) => {
  const { name } = await shop.addProduct(aPlainThread({ name: 'Hilo de la espera', code: 'ESPERA' }));
  await page.addInitScript(() => {
    const own = window.fetch;
    window.fetch = async (asked, init) => {
      const answer = await own(asked, init);
      if (!(asked instanceof URL && asked.pathname.endsWith('.data'))) return answer;
      // Whole but for its end, which comes with the abort.
      const { promise, reject } = Promise.withResolvers<void>();
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      window.dispatchEvent(new Event('answer-without-end'));
      return new Response(answer.body?.pipeThrough(new TransformStream({ flush: () => promise })), answer);
    };
  });
  await openProducts(page, name);
  await expect(row(page, name)).toBeVisible();
  const rows = Promise.withResolvers<void>();
  await page.route('**/api/items?*', (route) => rows.promise.then(() => route.continue()), { times: 1 });
  const answered = page.evaluate(() => new Promise((r) => window.addEventListener('answer-without-end', r)));
  await chooseOf(page, { name, action: 'Ocultar' });
  await answered;
  await page.getByRole('button', { name: 'Mostrar Ítems Ocultos' }).click();
  rows.resolve();
  await expect(row(page, name)).toContainText('Oculto');
  await expect(page).toHaveURL(/[?&]ocultos=1/);
});
