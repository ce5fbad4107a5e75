import type { Page } from '@playwright/test';
import { slug } from '#domain/text/slug.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, logIn, plain, test } from '#tests/support/browser.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** All text in sight under that label, with plain spaces. */
const textOf = async (page: Page, name: string) => plain(await page.getByLabel(name).innerText());

test('an order travels from a shopper to the shop’s desk [ROUTE-002 CART-020 CHECKOUT-039 PERM-001 PERM-002]', async ({
  page,
  shop,
}, { project }) => {
  const name = `Hilo para el viaje (${project.name})`;
  const [{ photos } = { photos: [] }] = await shop.products();
  const thread = await shop.addProduct(
    aThread({ name, photos, brand: 'Güemes', code: `VIAJE-${project.name}` }),
  );

  await test.step('finds it with and without accents [SEARCH-004 SEARCH-009 SEARCH-010]', async () => {
    await page.goto('/');
    await expectAccessible(page);
    for (const words of ['algodón güemes viaje', 'VIAJE guemes ALGODON']) {
      await search(page, words);
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
    }
    await expectAccessible(page);
  });

  await test.step('opens it [DETAIL-008 DETAIL-009 DETAIL-010]', async () => {
    await page.getByRole('link', { name: `Más información de ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/moreInfo/${thread.id}/${slug(thread.name)}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const text = plain(await page.getByRole('main').innerText());
    expect(text).toContain('$ 5.000,00');
    expect(text).toContain('Llevando 12 o más: $ 4.500,00 c/u');
    expect(text).toContain('Oferta válida únicamente para compras online.');
    await expectAccessible(page);
  });

  await test.step('takes six of one colour and six of another [DETAIL-014 DETAIL-017 DETAIL-029 DETAIL-030 PRICE-012]', async () => {
    await page.getByLabel('Cantidad Rojo').fill('6');
    await expect(page.getByText('Te faltan 6 unidades, combinando colores.')).toBeVisible();
    await expect(subtotal(page)).toHaveText(/Subtotal\s*\$\s30\.000,00/);
    const addBlue = page.getByRole('button', { name: 'Agregar una unidad de Azul' });
    for (let unit = 0; unit < 6; unit += 1) await addBlue.click();
    await expect(page.getByLabel('Cantidad Azul')).toHaveValue('6');
    await expect(page.getByText('¡Precio por cantidad activado!')).toBeVisible();
    await expect(page.getByText(/Ahora pagas \$\s4\.500,00 por unidad\./)).toBeVisible();
    await expect(subtotal(page)).toHaveText(
      /Subtotal\s*\$\s54\.000,00.*\$\s60\.000,00.*Ahorras \$\s6\.000,00/,
    );
    await expect(page.getByText('12 unidades').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('puts it into the cart [DETAIL-022 DETAIL-024 NAV-002 PANEL-001 PANEL-004 PANEL-007 PANEL-012]', async () => {
    await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
    await expect(page.getByText('El producto fue añadido correctamente')).toBeVisible();
    await expect(page.getByLabel('Cantidad Rojo')).toHaveValue('0');
    await page.getByRole('button', { name: /Carrito.*12/ }).click();
    const panel = page.getByRole('dialog', { name: 'Tu carrito' });
    await expect(panel).toBeVisible();
    const text = plain(await panel.innerText());
    expect(text).toContain('Güemes');
    expect(text).toContain('$ 60.000');
    expect(text).toContain('Ahorras 10 %');
    expect(text).toMatch(/Total\s+\$ 54\.000/);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Finalizar pedido' }).click();
  });

  await test.step('checks the amounts [CHECKOUT-001 CHECKOUT-008 CHECKOUT-010 PRICE-002 PRICE-018 PRICE-022 PRICE-023 PRICE-024]', async () => {
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page).toHaveTitle('Carrito de compras | Casa Hilván');
    const line = plain(await page.getByRole('article').innerText());
    expect(line).toContain('$ 4.500');
    expect(line).toContain('Ahorras 10,00 %');
    expect(line).toContain('$ 60.000');
    expect(line).toContain('$ 54.000');
    expect(line).toContain('Rojo × 6');
    expect(line).toContain('Azul × 6');
    const summary = await textOf(page, 'Resumen del pedido');
    expect(summary).toMatch(/Subtotal\s+\$ 54\.000/);
    expect(summary).toMatch(/Total ahorrado\s+\$ 6\.000/);
    expect(summary).toMatch(/Envío\s+A confirmar/);
    expect(summary).toMatch(/Total\s+\$ 54\.000/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
  });

  await test.step('says who orders [CHECKOUT-014 CHECKOUT-015 CHECKOUT-016 CHECKOUT-034]', async () => {
    await expect(page.getByRole('heading', { name: 'Datos de contacto' })).toBeVisible();
    const buy = page.getByRole('button', { name: 'COMPRAR' });
    await expect(buy).toBeDisabled();
    await page.getByLabel('Nombre').fill('Marta');
    await page.getByLabel('Apellido').fill(project.name);
    await page.getByLabel('Teléfono').fill('+54 9 3496 40-1923');
    await page.getByLabel('Correo electrónico').fill('marta@correo.test');
    await expect(buy).toBeEnabled();
    await expectAccessible(page);
    await buy.click();
  });

  const number = await test.step('orders [CHECKOUT-036 CHECKOUT-039 CHECKOUT-040 CHECKOUT-050]', async () => {
    const confirm = page.getByRole('alertdialog', { name: '¿Confirmas tu pedido?' });
    await expect(confirm).toContainText('¡No podrás deshacer esta acción!');
    await expectAccessible(page);
    await confirm.getByRole('button', { name: 'Sí, pedir presupuesto' }).click();
    const done = page.getByRole('dialog', { name: '¡Pedido confirmado!' });
    await expect(done).toContainText(
      'Tu pedido ha sido realizado con éxito. ¡Pronto nos comunicaremos para finalizar la compra!',
    );
    await expectAccessible(page);
    const [, digits] = /Pedido n\.º (\d+)/.exec(await done.innerText()) ?? [];
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    await done.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
    return digits ?? '';
  });

  await test.step('logs in [LOGIN-009 ROUTE-016]', async () => {
    await page.goto('/hilvanDash/pedidos');
    await expect(page).toHaveURL(/\/login\?/);
    await expectAccessible(page);
    await logIn(page);
  });

  await test.step('finds the order with the same amounts [ORDADM-003 ORDADM-004 ORDADM-014 ORDADM-015 ORDADM-016 ORDADM-017]', async () => {
    await openSection(page, 'Pedidos');
    const row = page.getByRole('row').filter({ hasText: `N.º ${number}` });
    await expect(row).toContainText(`Marta ${project.name}`);
    await expect(row).toContainText('marta@correo.test');
    await expect(row).toContainText(/\$\s54\.000/);
    await expect(row).toContainText(/\d{1,2} de [a-z]+ de \d{4}/);
    await expectAccessible(page);
    await row.getByRole('link', { name: 'Ver pedido' }).click();
    const detail = page.getByRole('dialog');
    await expect(detail).toContainText(name);
    const text = plain(await detail.innerText());
    for (const part of ['5493496401923', 'Rojo × 6', 'Azul × 6', '$ 60.000', '$ 54.000', '10,00 %']) {
      expect(text).toContain(part);
    }
    await expectAccessible(page);
    await detail.getByRole('button', { name: 'CERRAR' }).click();
  });

  await test.step('sets it to Listo [ORDADM-005 ORDADM-008 ORDADM-010 DASH-003]', async () => {
    await page.getByRole('button', { name: `Acciones del pedido ${number}` }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Listo' }).click();
    await page.getByRole('tab', { name: 'Listos' }).click();
    await expect(page.getByRole('row').filter({ hasText: `N.º ${number}` })).toContainText('Listo');
  });

  await test.step('deletes it [ORDADM-011 ORDADM-G02]', async () => {
    await page.getByRole('button', { name: `Acciones del pedido ${number}` }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click();
    await expect(page.getByRole('row').filter({ hasText: `N.º ${number}` })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Todos' }).click();
    await expect(page.getByRole('row').filter({ hasText: `N.º ${number}` })).toHaveCount(0);
  });
});

const subtotal = (page: Page) => page.getByRole('status').filter({ hasText: 'Subtotal' });

async function search(page: Page, words: string): Promise<void> {
  if (isPhone(page))
    await page
      .getByRole('button', { name: /^Buscar/ })
      .first()
      .click();
  const place = isPhone(page) ? page.getByRole('dialog', { name: 'Buscar' }) : page.getByRole('main');
  const box = place.getByRole('searchbox', { name: 'Buscar productos' });
  await box.fill(words);
  await box.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
}

async function openSection(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name }).click();
}
