import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { applyButton, block, countedHand, foot, PRICES, row } from '#tests/support/price-studio.ts';
import { openProducts } from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const test = testOnOwnShop();

const THREADS = 212;
/** From General to 'Listo': the menu's button on a phone, 'Precios', two lists, one field, one button. */
const MOST_PRESSES = 8;

test('212 threads rise by 12,5 % rounded to $ 50 in eight presses, and go back in one [STUDIO-001 STUDIO-002 STUDIO-003 STUDIO-004 STUDIO-005 STUDIO-008]', async ({
  page,
  shop,
}) => {
  const threads = Array.from({ length: THREADS }, (_, index) =>
    aPlainThread({ name: `Hilo ${index + 1}`, price: pesos(1000 + index * 10), bulkOffer: null }),
  );
  for (const thread of threads) await shop.addProduct(thread);
  await shop.addProduct(
    aPlainThread({ name: 'Tijera', subsection: 'Herramientas/Tijeras', type: 'Tijeras', price: pesos(9000) }),
  );
  const pricesOf = async () =>
    new Map((await shop.products()).map(({ name, price }) => [name, price === null ? null : price / 100]));
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();

  await test.step('as a shopkeeper does it who never saw it', async () => {
    const hand = countedHand(page);
    const menu = page.getByRole('navigation', { name: 'Panel' });
    if (!(await menu.isVisible())) await hand.press(page.getByRole('button', { name: 'Abrir menú' }));
    await hand.press(menu.getByRole('link', { name: 'Precios', exact: true }));
    await hand.choose(page.getByLabel('Subsección'), 'Hilos');
    await expect(block(page, '1 A cuáles').getByRole('status')).toHaveText('212 productos');
    await hand.type(page.getByLabel('Porcentaje'), '12,5');
    await hand.choose(page.getByLabel('Redondear a', { exact: true }), '$\u00a050');
    await expect(applyButton(page)).toHaveText('Aplicar a 212 productos');
    await hand.press(applyButton(page));
    await expect(foot(page)).toContainText('Listo: 212 precios');
    expect(hand.presses()).toBeLessThanOrEqual(MOST_PRESSES);
  });

  const after = await pricesOf();
  expect([after.get('Hilo 1'), after.get('Hilo 2'), after.get('Hilo 212')]).toEqual([1150, 1150, 3500]);
  expect(after.get('Tijera')).toBe(9000);
  // While the preview is asked for anew, the one before it is dimmed.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);

  await test.step('the form is ready for the next change, not for the same one again', async () => {
    await expect(page.getByLabel('Porcentaje')).toHaveValue('');
    await expect(applyButton(page)).toHaveCount(0);
  });

  await test.step('back in one press', async () => {
    await foot(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(foot(page)).toContainText('Deshecho: 212 precios como antes');
    const back = await pricesOf();
    expect([back.get('Hilo 1'), back.get('Hilo 212')]).toEqual([1000, 3110]);
  });
});

test('the preview shows each new price, marks and leaves out, and the sums follow [STUDIO-002 STUDIO-003 STUDIO-004]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const zip = (name: string, price: number | null, packPrice: number | null = null) =>
    shop.addProduct(
      aPlainThread({
        name,
        subsection: 'Cierres',
        type: 'Común',
        brand: 'Dentón',
        price: price === null ? null : pesos(price),
        bulkOffer: packPrice === null ? null : { minimumUnits: 10, packPrice: pesos(packPrice) },
      }),
    );
  await zip('Cierre de a diez', 100, 990);
  await zip('Cierre invisible', 1000);
  await zip('Cierre de prueba', null);
  const metal = await zip('Cierre de metal', 2000);
  await beAdministrator(page);
  await page.goto(`${PRICES}?subseccion=Cierres`);
  await expect(block(page, '1 A cuáles').getByRole('status')).toHaveText('4 productos');

  await test.step('each row before and after, the largest difference first', async () => {
    await page.getByLabel('Qué hacer').selectOption('Restar');
    await page.getByLabel('Monto en pesos').fill('50');
    await expect(row(page, 'Cierre de a diez')).toContainText(/\$\s100.*\$\s50.*-50,00\s%/s);
    await expect(page.getByRole('rowheader').first()).toContainText('Cierre de a diez');
    await expect(row(page, 'Cierre de a diez')).toContainText('Cambia más de 30\u00a0%');
    await expect(row(page, 'Cierre de a diez')).toContainText('El pack deja de convenir');
    await expect(row(page, 'Cierre de prueba')).toContainText('Sin precio');
    await expect(row(page, 'Cierre de prueba').getByRole('checkbox')).toBeDisabled();
    await expect(applyButton(page)).toHaveText('Aplicar a 3 productos');
    await expectAccessible(page);
    if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
  });

  await test.step('the limit of a large change can be set', async () => {
    await page.getByLabel('Marcar lo que cambia más de').fill('60');
    await expect(page.getByText(/^Cambia más de/)).toHaveCount(0);
    await page.getByLabel('Marcar lo que cambia más de').fill('4');
    await expect(page.getByText('Cambia más de 4\u00a0%')).toHaveCount(2);
  });

  await test.step('nothing at 0 or below is applied', async () => {
    await page.getByLabel('Monto en pesos').fill('100');
    await expect(row(page, 'Cierre de a diez')).toContainText('Error: quedaría en');
    await expect(applyButton(page)).toHaveText('Aplicar a 2 productos');
  });

  await test.step('a row is left out, and the sums follow', async () => {
    await expect(foot(page)).toContainText(/\$\s3\.000\s*pasan a\s*\$\s2\.800/);
    await row(page, 'Cierre de metal').getByRole('checkbox').uncheck();
    await expect(foot(page)).toContainText(/\$\s1\.000\s*pasan a\s*\$\s900/);
    await expect(foot(page)).toContainText('3 quedan afuera');
    await expect(row(page, 'Cierre de metal')).toContainText('Queda afuera');
  });

  await test.step('the preview is searched, and a reload keeps the form', async () => {
    await page.getByLabel('Buscar en la vista previa').fill('INVISIBLE');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel('Qué hacer')).toHaveValue('restar');
    await expect(page.getByLabel('Monto en pesos')).toHaveValue('100');
    await expect(page.getByRole('rowheader')).toHaveCount(4);
  });

  await test.step('codes are pasted, and those without a product are listed', async () => {
    await page.getByRole('button', { name: 'Más filtros' }).click();
    await page.getByLabel('Códigos pegados').fill(`${metal.code}, NADIE-1\nNADIE-2`);
    await expect(block(page, '1 A cuáles').getByRole('status').first()).toHaveText('1 producto');
    await expect(page.getByRole('region', { name: 'Códigos sin producto' }).getByRole('listitem')).toHaveText(
      ['NADIE-1', 'NADIE-2'],
    );
    await page.getByRole('button', { name: 'Quitar todos' }).click();
    await expect(page.getByLabel('Subsección')).toHaveValue('');
    await expect(page.getByLabel('Códigos pegados')).toHaveValue('');
  });
});

test('products ticked over several pages go to the studio together [STUDIO-002]', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const names = Array.from({ length: 45 }, (_, index) => `Cordón ${index + 1}`);
  for (const name of names) {
    await shop.addProduct(
      aPlainThread({ name, subsection: 'Cordones', type: 'Capucha', price: pesos(500), bulkOffer: null }),
    );
  }
  await beAdministrator(page);
  await openProducts(page, 'cordón');
  const bar = page.getByRole('region', { name: 'Elegidos' });
  const tick = (name: string) => page.getByRole('checkbox', { name: `Elegir ${name}`, exact: true });

  await test.step('one by one, and a range with Shift', async () => {
    await tick('Cordón 45').check();
    await expect(bar).toContainText('1 elegido');
    await tick('Cordón 43').click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 elegidos');
    await tick('Cordón 44').uncheck();
    await expect(bar).toContainText('2 elegidos');
    await expectAccessible(page);
    if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
  });

  await test.step('all that the list finds, whatever the page', async () => {
    await bar.getByRole('button', { name: 'Elegir los 45 encontrados' }).click();
    await expect(bar).toContainText('45 elegidos');
    await page
      .getByRole('navigation', { name: 'Páginas de productos' })
      .getByRole('link', { name: 'Siguiente' })
      .click();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(bar).toContainText('45 elegidos');
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
  });

  await test.step('to the studio', async () => {
    await bar.getByRole('button', { name: 'Cambiar precios de los elegidos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Precios' })).toBeVisible();
    await expect(block(page, '1 A cuáles').getByRole('status')).toHaveText('45 productos');
    await expect(
      page.getByRole('button', { name: 'Quitar el filtro de los elegidos en Mis Productos' }),
    ).toBeVisible();
    await page.reload();
    await expect(block(page, '1 A cuáles').getByRole('status')).toHaveText('45 productos');
  });
});
