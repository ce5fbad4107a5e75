import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { listensForArrows } from '#tests/support/keyboard.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const test = testOnOwnShop({ DEMO: '1', DEMO_PRODUCTS: '60' });

test.use({ expectedFailures: [412] });

const AREAS = [
  'identidad',
  'contacto',
  'horarios',
  'historia',
  'marcas',
  'planes',
  'impuestos',
  'portada',
  'busqueda',
  'colores',
  'textos',
  'mensajes',
  'legales',
  'existencias',
  'cobros',
];
const PAGES = ['/', '/contact', '/aboutUs', '/FAQ', '/cart', '/terminos', '/privacidad', '/devoluciones'];

async function expectWhole(page: Page): Promise<void> {
  if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Todo está guardado.')).toBeVisible();
}

test('on a phone every area’s screen is whole [STORE-001]', async ({ page }) => {
  if (!isSmall(page)) return;
  await beAdministrator(page);
  for (const area of AREAS) {
    await page.goto(`/hilvanDash/tienda/${area}`);
    await expectSaved(page);
    await expectWhole(page);
  }
});

test('the shop is turned into another one in the browser alone [STORE-001 LAW-004]', {
  tag: '@once',
}, async ({ page }) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash/tienda');
  const main = page.getByRole('main');
  const preview = page.locator('.area-paper');

  await test.step('the tiles say what holds now', async () => {
    await expect(main.getByRole('link', { name: 'Horarios' })).toContainText('Lun a vie 8:00–12:00');
    await expectWhole(page);
  });

  await test.step('a name and a logo show beside the form before they are saved', async () => {
    await page.goto('/hilvanDash/tienda/identidad');
    await page.getByLabel('Nombre').fill('La Bobina');
    await page.getByLabel('Lema').fill('Telas y avíos en Rafaela');
    await expect(preview).toContainText('La Bobina');
    await page.getByLabel('Año de apertura').fill('mil');
    await save(page);
    await expect(page.getByLabel('Año de apertura')).toBeFocused();
    await expect(main).toContainText('Tiene que ser un número entero de 1500 a 2200.');
    await page.getByLabel('Año de apertura').fill('2011');
    await page.getByLabel('Subir: Logo').setInputFiles('web/public/art/sewing-machine.webp');
    await expect(preview.getByRole('img', { name: 'La Bobina', includeHidden: true })).toHaveCount(2);
    await save(page);
    await expectSaved(page);
  });

  await test.step('unsaved changes are asked about, and survive a reload', async () => {
    await page.goto('/hilvanDash/tienda/contacto');
    await page.getByLabel('Ciudad').fill('Rafaela');
    await page.reload();
    await expect(page.getByLabel('Ciudad')).toHaveValue('Rafaela');
    await main.getByRole('link', { name: 'Mi tienda' }).click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page
      .getByLabel('Pegar un enlace de Google Maps o de OpenStreetMap')
      .fill('https://www.google.com/maps/@-31.2526,-61.4867,17z');
    await expect(page.getByLabel('Latitud')).toHaveValue('-31,2526');
    await save(page);
    await expectSaved(page);
  });

  await test.step('the story', async () => {
    await page.goto('/hilvanDash/tienda/historia');
    await page.getByRole('textbox', { name: 'Párrafo 1' }).fill('Empezamos en un garaje, con tres bobinas.');
    await expect(preview).toContainText('Empezamos en un garaje');
    await save(page);
    await expectSaved(page);
  });

  await test.step('a holiday is a day with hours of its own', async () => {
    await page.goto('/hilvanDash/tienda/horarios');
    await page.getByRole('button', { name: 'Agregar un día' }).click();
    await page.getByLabel('Día', { exact: true }).fill(dayFromNow(3));
    await page.getByLabel('Motivo').fill('Balance');
    await expect(preview).toContainText('(Balance)');
    await save(page);
    await expectSaved(page);
  });

  await test.step('brands move by keys', async () => {
    await page.goto('/hilvanDash/tienda/marcas');
    await page.getByRole('button', { name: 'Quitar Costurina' }).click();
    await page.getByRole('button', { name: 'Agregar una marca' }).click();
    await page.keyboard.type('Rueca');
    await page.getByRole('button', { name: 'Mover Aurelia' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'Tienes «Aurelia»' })).toBeAttached();
    await listensForArrows(page);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: 'va al lugar 1' })).toBeAttached();
    await page.keyboard.press('Space');
    await save(page);
    await expectSaved(page);
    await expect(main.getByLabel('Nombre').first()).toHaveValue('Aurelia');
  });

  await test.step('banners have pictures and days of their own [STORE-002]', async () => {
    await page.goto('/hilvanDash/tienda/portada');
    await page.getByLabel('Título').first().fill('Semana del lienzo');
    for (const title of ['Nochebuena', 'Retazos por kilo']) {
      await page.getByRole('button', { name: 'Agregar un cartel' }).click();
      await page.keyboard.type(title);
    }
    await page
      .getByLabel('Subir: Imagen de Retazos por kilo')
      .setInputFiles('web/public/art/sewing-machine.webp');
    await expect(preview.locator('.hero-picture')).toContainText('Retazos por kilo');
    await page.getByLabel('Desde el día').nth(3).fill(dayFromNow(20));
    await page.getByLabel('Hasta el día').nth(3).fill(dayFromNow(10));
    await save(page);
    await expect(main).toContainText('Tiene que ser después del comienzo.');
    await page.getByLabel('Hasta el día').nth(3).fill(dayFromNow(30));
    await expect(preview).toContainText('1 cartel no se ve hoy, por su fecha.');
    await save(page);
    await expectSaved(page);
  });

  await test.step('a colour that would be hard to read is refused with the nearest that is not [STORE-003]', async () => {
    await page.goto('/hilvanDash/tienda/colores');
    await page.getByLabel('Usar un color propio').check();
    await page.getByLabel('Color', { exact: true }).fill('#00c853');
    await expect(main).toContainText('Con este color los textos de la tienda se leerían mal.');
    await save(page);
    await expect(page.getByText('Todo está guardado.')).toHaveCount(0);
    await page.getByRole('button', { name: /^Usar #/ }).click();
    await save(page);
    await expectSaved(page);
  });

  await test.step('a blank that nothing fills is refused', async () => {
    await page.goto('/hilvanDash/tienda/mensajes');
    const ready = page.getByLabel('Cuando el pedido está listo');
    await ready.fill('{nombre}, pasa a buscar tu pedido por {lugar}.');
    await save(page);
    await expect(ready).toBeFocused();
    await expect(main).toContainText('No se puede completar {lugar}');
    await ready.fill('{nombre}, tu pedido n.º {pedido} te espera.');
    await expect(preview).toContainText('Marta, tu pedido n.º 128 te espera.');
    await save(page);
    await expectSaved(page);
  });

  await test.step('who saves second chooses what stays', async () => {
    await page.goto('/hilvanDash/tienda/textos');
    await page.getByLabel('Envío, en una línea').fill('Envíos a toda la provincia');
    const stored = await (await page.request.get('/api/store/texts')).json();
    await page.request.put('/api/store/texts', {
      data: { ...stored, paymentBenefit: 'Tres cuotas sin interés' },
      headers: { 'if-match': `"${stored.version}"` },
    });
    await save(page);
    await expect(page.getByText('Otra persona guardó cambios antes que tú.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Seguir con lo elegido' }).click();
    await expect(page.getByLabel('Pago, en una línea')).toHaveValue('Tres cuotas sin interés');
    await save(page);
    await expectSaved(page);
  });

  await test.step('the legal pages begin as drafts with the shop’s data', async () => {
    await page.goto('/hilvanDash/tienda/legales');
    await page.getByLabel('Razón social').fill('La Bobina S.R.L.');
    await page.getByLabel('Domicilio legal').fill('Bulevar Santa Fe 300, Rafaela');
    await page.getByRole('button', { name: 'Empezar con borradores' }).click();
    await expect(preview).toContainText('La Bobina es un comercio de La Bobina S.R.L.');
    await save(page);
    await expectSaved(page);
    await expectWhole(page);
  });

  await test.step('every page shows the other shop', async () => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page).toHaveTitle(/La Bobina/);
      await expect(page.getByRole('contentinfo')).toContainText('La Bobina · Rafaela');
      await expect(page.getByRole('contentinfo')).toContainText('La Bobina S.R.L. · CUIT');
      await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Rueca' })).toBeAttached();
      await expect(page.getByText(/Casa Hilván|Esperanza/)).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.goto('/contact');
    await expect(main).toContainText('(Balance)');
    await page.goto('/');
    await expect(page.getByRole('banner')).toContainText('Envíos a toda la provincia');
    await expect(main.getByRole('heading', { name: 'Semana del lienzo' })).toBeVisible();
    await expect(main).not.toContainText('Nochebuena');
    await expect(page.locator('.hero-picture')).toContainText('Retazos por kilo');
  });

  await test.step('an earlier version comes back', async () => {
    await page.goto('/hilvanDash/tienda/identidad');
    await page.getByText('Versiones anteriores').click();
    await page.getByRole('button', { name: /^Ver la versión/ }).click();
    await expect(preview).toContainText('Casa Hilván');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Volver a esta versión' }).click();
    await expect(page.getByLabel('Nombre')).toHaveValue('Casa Hilván');
    await expectSaved(page);
    await expect(page).toHaveTitle('Identidad | Casa Hilván');
  });
});

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
