import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { row } from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the table is sorted by its headings, in the address, and a third press takes the newest first again [BUY-007]', async ({
    page,
    shop,
  }) => {
    const brand = 'Orden de tabla';
    for (const [name, code, price] of [
      ['Cinta 10', 'T-2', 300],
      ['Cinta 9', 'T-10', 100],
      ['Dedal', 'T-1', 200],
    ] as const) {
      await shop.addProduct(aPlainThread({ name, brand, code, price: pesos(price), bulkOffer: null }));
    }
    await beAdministrator(page);
    await page.goto(`/hilvanDash/productos?marca=${encodeURIComponent(brand)}`);
    const names = page.getByRole('rowheader').getByRole('link');
    const heading = (name: string) => page.getByRole('columnheader', { name });
    const sort = (name: string) => heading(name).getByRole('button').click();
    await expect(names).toHaveText(['Dedal', 'Cinta 9', 'Cinta 10']);
    await sort('Nombre');
    await expect(names).toHaveText(['Cinta 9', 'Cinta 10', 'Dedal']);
    await expect(heading('Nombre')).toHaveAttribute('aria-sort', 'ascending');
    await expectAccessible(page);
    await sort('Nombre');
    await expect(names).toHaveText(['Dedal', 'Cinta 10', 'Cinta 9']);
    await expect(heading('Nombre')).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/orden=nombre-desc/);
    await sort('Nombre');
    await expect(page).not.toHaveURL(/orden/);
    await expect(names).toHaveText(['Dedal', 'Cinta 9', 'Cinta 10']);
    await sort('Precio');
    await expect(names).toHaveText(['Cinta 9', 'Dedal', 'Cinta 10']);
    await sort('Código');
    await expect(names).toHaveText(['Dedal', 'Cinta 10', 'Cinta 9']);
    await page.reload();
    await expect(names).toHaveText(['Dedal', 'Cinta 10', 'Cinta 9']);
  });

  test('a table is worked with by the keyboard alone: rows, ticks, prices one below the other, sold out [BUY-006 BUY-007]', async ({
    page,
    shop,
  }) => {
    const brand = 'Teclas de tabla';
    const names = ['Aguja con teclas', 'Botón con teclas', 'Cierre con teclas'];
    const [first = '', second = '', third = ''] = names;
    for (const name of names.toReversed())
      await shop.addProduct(aPlainThread({ name, brand, code: null, price: pesos(1000), bulkOffer: null }));
    const stored = async (name: string) => (await shop.products()).find((product) => product.name === name);
    await beAdministrator(page);
    await page.goto(`/hilvanDash/productos?orden=nombre&marca=${encodeURIComponent(brand)}`);
    const tick = (name: string) => page.getByRole('checkbox', { name: `Elegir ${name}` });
    const field = (name: string) => page.getByLabel(`Precio de ${name}`, { exact: true });
    await tick(first).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(tick(second)).toBeFocused();
    await expect(tick(first)).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(field(first)).toBeFocused();
    await page.keyboard.type('1200');
    await page.keyboard.press('Enter');
    const priceOf = (name: string) => row(page, name).getByRole('button', { name: /^Cambiar el precio/ });
    await expect(priceOf(second)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${first}: ` })).toHaveText(
      /\$\s1\.200, antes \$\s1\.000\.$/,
    );
    await expect(row(page, first)).toContainText(/\$\s1\.000.*\$\s1\.200/);
    await page.keyboard.press('Enter');
    await expect(field(second)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('a9');
    await expect(field(second)).toHaveValue(/a9/);
    await page.keyboard.press('Escape');
    await expect(priceOf(second)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(priceOf(third)).toBeFocused();
    await page.keyboard.press('a');
    await expect(row(page, third)).toContainText('Agotado');
    await expect(priceOf(third)).toBeFocused();
    await page.keyboard.press('Shift+A');
    await expect(row(page, third)).toContainText('A la vista');
    await expect.poll(() => stored(third)).toMatchObject({ isSoldOut: false });
    expect(await stored(first)).toMatchObject({ price: pesos(1200) });
    await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).check();
    await expect(page.getByRole('region', { name: 'Elegidos' })).toContainText('3 elegidos');
    await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).uncheck();
    await expect(page.getByRole('region', { name: 'Elegidos' })).toHaveCount(0);
  });

  test('the first view holds sixteen products with names of one line [BUY-007]', async ({ page, shop }) => {
    const brand = 'Dieciséis a la vista';
    for (const number of Array(16).keys())
      await shop.addProduct(aPlainThread({ name: `Hebra ${number}`, brand, code: null }));
    await beAdministrator(page);
    await page.goto(`/hilvanDash/productos?marca=${encodeURIComponent(brand)}`);
    await expect(page.getByRole('rowheader')).toHaveCount(16);
    const sixteenth = await page.getByRole('rowheader').nth(15).boundingBox();
    expect((sixteenth?.y ?? 900) + (sixteenth?.height ?? 0)).toBeLessThanOrEqual(900);
  });

  test('a row shows what a shopper sees of its product, and its colours, those sold out first [PRODADM-008 BUY-006]', async ({
    page,
    shop,
  }) => {
    const brand = 'Estados de tabla';
    const add = (name: string, more: Parameters<typeof aPlainThread>[0]) =>
      shop.addProduct(aPlainThread({ name, brand, code: null, ...more }));
    await add('Hebra a la vista', {});
    await add('Hebra en parte', { soldOutVariants: ['Azul'] });
    await add('Hebra agotada', { isSoldOut: true });
    await add('Hebra oculta', { isHidden: true });
    await beAdministrator(page);
    await page.goto(`/hilvanDash/productos?ocultos=1&marca=${encodeURIComponent(brand)}`);
    for (const [name, state] of [
      ['Hebra a la vista', 'A la vista'],
      ['Hebra en parte', 'En parte'],
      ['Hebra agotada', 'Agotado'],
      ['Hebra oculta', 'Oculto'],
    ] as const)
      await expect(row(page, name).getByText(state, { exact: true })).toBeVisible();
    const swatches = row(page, 'Hebra en parte').locator('.variant-swatch');
    await expect(swatches).toHaveCount(3);
    await expect(swatches.first()).toHaveAttribute('data-sold-out');
    await expect(swatches.nth(1)).not.toHaveAttribute('data-sold-out');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
    await expectAccessible(page);
  });

  test('the cards are one press away, remembered, and the page keeps its first product [PRODADM-003 GRID-G06]', async ({
    page,
    shop,
  }) => {
    const brand = 'Vista de tabla';
    for (let index = 0; index < 45; index += 1)
      await shop.addProduct(aPlainThread({ name: `Vista ${index}`, brand, code: null }));
    await beAdministrator(page);
    await page.goto(`/hilvanDash/productos?pagina=2&marca=${encodeURIComponent(brand)}`);
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    await page.getByRole('button', { name: 'Ver como tarjetas' }).click();
    await expect(page).toHaveURL(/pagina=5/);
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('button', { name: 'Ver como tabla' }).click();
    await expect(page).not.toHaveURL(/pagina/);
    await expect(page.getByRole('rowheader')).toHaveCount(40);
  });
});

for (const width of [768, 1280]) {
  test(`all filters over the list are as high as each other at ${width} px [BUY-007]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await beAdministrator(page);
    await page.goto('/hilvanDash/productos?oferta=1');
    await expect(page.getByRole('button', { name: 'Quitar todos' })).toBeVisible();
    const filters = page.getByRole('region', { name: 'Filtros' });
    const heights = await filters
      .locator('select, button:not(.button)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 0),
      );
    expect(heights.length).toBeGreaterThan(6);
    expect(new Set(heights).size).toBe(1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a screen’s height holds six products, sorted by a choice, each pressed with a finger [BUY-007]', async ({
    page,
    shop,
  }) => {
    const brand = 'Altura de tabla';
    for (let number = 1; number <= 7; number += 1) {
      // A name of two lines, with colours.
      const name = `Cierre común de poliéster ${number} para pantalón`;
      await shop.addProduct(aPlainThread({ name, brand, code: `ALT-${number}`, bulkOffer: null }));
    }
    await beAdministrator(page);
    await page.goto(`/hilvanDash/productos?orden=nombre&marca=${encodeURIComponent(brand)}`);
    await expect(page.getByRole('rowheader')).toHaveCount(7);
    const first = await page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
      .boundingBox();
    const seventh = await page.getByRole('rowheader').nth(6).boundingBox();
    expect((seventh?.y ?? 844) - (first?.y ?? 0)).toBeLessThanOrEqual(844);
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByLabel('Orden', { exact: true }).selectOption('Precio: de mayor a menor');
    await expect(page).toHaveURL(/orden=precio-desc/);
  });
});
