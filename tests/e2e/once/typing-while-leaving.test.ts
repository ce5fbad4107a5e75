import { expect, test } from '#tests/support/browser.ts';
import { withoutCatalogue } from '#tests/support/without-catalogue.ts';

test.use({ expectedMessages: ['ERR_BLOCKED_BY_CLIENT', 'inspector'] });

test('who types in a category’s search goes on typing while a slow answer is on its way [FIND-009 SEARCH-G02]', async ({
  page,
}) => {
  const answers = Promise.withResolvers<void>();
  await withoutCatalogue(page);
  await page.goto('/categoria/merceria/hilos');
  await page.route(
    ({ pathname, searchParams }) => pathname.endsWith('.data') && searchParams.has('q'),
    async (route) => {
      await answers.promise;
      await route.continue();
    },
  );
  const box = page.getByRole('main').getByRole('searchbox');
  await box.pressSequentially('hil');
  await expect(page.getByText('Cargando...')).toBeVisible();
  await expect(box).toBeFocused();
  await page.keyboard.type('o');
  await expect(box).toHaveValue('hilo');
  answers.resolve();
  await expect(page).toHaveURL(/q=hilo/);
  await expect(box).toBeFocused();
});
