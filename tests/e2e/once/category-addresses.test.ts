import { expect, test } from '#tests/support/browser.ts';
import { addProductsOf } from '#tests/support/catalogue-page.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

test('categories and brands have addresses that shoppers walk through, and that typing leaves without losing the box [FIND-009]', async ({
  page,
  shop,
}) => {
  await addProductsOf(shop, 'Añilina', [{ subsection: 'Hilos', type: 'Bordar' }]);
  // A wide window's sidebar has what stands below the heading of a narrow one.
  await page.setViewportSize(PHONE);
  const trail = page.getByRole('navigation', { name: 'Estás en' });
  const below = page.getByRole('navigation', { name: 'Más adentro' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/categoria/merceria');
  await expect(heading).toHaveText('Mercería');
  await below.getByRole('link', { name: /^Hilos \d+$/ }).click();
  await expect(page).toHaveURL(/\/categoria\/merceria\/hilos$/);
  await below.getByRole('link', { name: /^Bordar \d+$/ }).click();
  await expect(page).toHaveURL(/\/categoria\/merceria\/hilos\/bordar$/);
  await expect(heading).toHaveText('Hilos · Bordar');
  await expect(trail).toHaveText('Inicio / Mercería / Hilos / Bordar');
  await expect(below).toHaveCount(0);
  await page.setViewportSize(WIDE);

  await test.step('words typed there search the category', async () => {
    const box = page.getByRole('main').getByRole('searchbox');
    await box.pressSequentially('anilina');
    await expect(page).toHaveURL(/\/\?type=Bordar&subsection=Hilos.*q=anilina/);
    await expect(box).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('a brand says where its products are', async () => {
    await page.goto('/marca/anilina');
    await expect(heading).toHaveText('Añilina');
    await below.getByRole('link', { name: 'Hilos 1' }).click();
    await expect(page).toHaveURL(/\/marca\/anilina\?subsection=Hilos$/);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('an address that nobody knows says so', async () => {
    const answer = await page.request.get('/categoria/merceria/nada');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('No encontramos esta página');
  });
});
