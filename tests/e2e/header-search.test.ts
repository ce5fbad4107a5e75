import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import { addProductsOf, expectCount, isSmall } from '#tests/support/catalogue-page.ts';
import { guardLeft } from '#tests/support/guard-left.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar en la tienda' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');

/** The icon on a phone, the field's own on a desktop: both are its label. */
async function openField(page: Page): Promise<void> {
  await page.getByRole('banner').getByText('Buscar en la tienda').locator('..').click();
  await expect(field(page)).toBeFocused();
}

test('every page searches the shop from its header, with suggestions by keyboard and touch [BUY-001 FIND-004 BUY-005]', async ({
  page,
  shop,
}) => {
  const brand = isSmall(page) ? 'Bolillera' : 'Canesú';
  await addProductsOf(
    shop,
    brand,
    Array.from({ length: 7 }, () => ({ subsection: 'Hilos', type: 'Algodón' })),
  );
  await page.goto('/contact');
  const loaded = page.waitForResponse(/\/api\/catalogue$/);
  await openField(page);
  await loaded;

  await test.step('groups of options, without a request', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The catalogue has arrived, but it may not be indexed yet.
    await expect(async () => {
      await field(page).fill('');
      asked.length = 0;
      await field(page).pressSequentially(brand.toLowerCase());
      await expect(page.getByRole('group', { name: 'Productos' }).getByRole('option')).toHaveCount(6);
      expect(asked.filter((url) => url.includes('/api/suggestions'))).toEqual([]);
    }).toPass();
    await expect(page.getByRole('group', { name: 'Marcas' }).getByRole('option')).toHaveText([brand]);
    await expect(options(page).last()).toHaveText('Ver los 7 resultados');
    await expectAccessible(page);
    expect(asked.filter((url) => url.includes('/api/suggestions'))).toEqual([]);
  });

  await test.step('arrows choose, Escape closes, and what is typed stays', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(brand.toLowerCase());
  });

  await test.step('Enter searches the whole shop', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?q=.+#productos$/);
    await expectCount(page, 7);
    // On a phone a list's search is in its bar, and the header has none.
    if (isSmall(page)) {
      await guardLeft(page);
      await page.goto('/contact');
    }
    await expect(field(page)).toHaveValue('');
  });

  await test.step('a press opens the product', async () => {
    await openField(page);
    await field(page).fill(`${brand} 3`);
    await options(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: `${brand} 3` })).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });

  if (!isSmall(page)) return;
  await test.step('Back closes the sheet before it leaves the page', async () => {
    await openField(page);
    await expect(page.getByRole('link', { name: 'Pegar una lista' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Pegar una lista' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: `${brand} 3` })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedFailures: [503] });

  test('a pasted list becomes a cart: sure lines are added in one press, doubtful ones chosen, unknown ones listed [FIND-008]', {
    tag: '@once',
  }, async ({ page, shop }) => {
    const brand = isSmall(page) ? 'Jareta' : 'Vainica';
    const [plain] = await addProductsOf(shop, brand, [
      { code: `${brand}-1` },
      { name: `Cinta ${brand}`, colours: ['Rojo', 'Azul'], soldOutVariants: ['Azul'] },
      { name: `Cordón ${brand}`, colours: ['Negro'], models: [] },
    ]);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Pegar una lista' }).first().click();
    const field = page.getByLabel('Tu lista');

    await test.step('without an answer the list stays', async () => {
      await field.fill(
        `3 x ${plain?.code}\n- Cinta ${brand} (2)\nCordón ${brand} negro x 4 $1.250\n2 xilofones\nGracias, ¡saludos!`,
      );
      await page.route('**/api/matched-list', (route) => route.fulfill({ status: 503, body: '' }));
      await page.getByRole('button', { name: 'Leer la lista' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'La tienda no responde' })).toBeVisible();
      await expect(field).toHaveValue(/^3 x /);
      await page.unroute('**/api/matched-list');
    });

    await test.step('each line has its place', async () => {
      await page.getByRole('button', { name: 'Leer la lista' }).click();
      await expect(page.getByRole('heading', { name: 'Entendimos 2 líneas' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'xilofones' })).toBeVisible();
      await expect(page.getByText('Gracias, ¡saludos!')).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Agregar todos' }).click();
      await expect(page.getByText('Agregamos 2 productos a tu carrito (7 unidades).')).toBeVisible();
    });

    await test.step('the colour is chosen', async () => {
      const line = page.getByRole('group', { name: `«Cinta ${brand} (2)»` });
      await expect(line.getByRole('button', { name: `Agregar Cinta ${brand}` })).toBeDisabled();
      await line.getByRole('combobox', { name: `Color de Cinta ${brand}` }).selectOption('Rojo');
      await line.getByRole('button', { name: `Agregar Cinta ${brand}` }).click();
      await expect(line).toContainText(`2 unidades de Cinta ${brand}, Rojo en tu carrito`);
      await expect(page.getByRole('button', { name: 'Carrito, 9 unidades' })).toBeVisible();
    });

    await page.getByRole('button', { name: 'Corregir estas líneas' }).click();
    await expect(field).toHaveValue('2 xilofones');
  });
});
