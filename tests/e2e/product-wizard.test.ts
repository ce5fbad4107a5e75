import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import {
  acknowledge,
  news,
  openProducts,
  question,
  row,
  SAVE_FAILED,
  SAVED,
} from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const steps = (page: Page) => page.getByRole('list', { name: 'Pasos para agregar un producto' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar producto' }).click();

/** On a phone a strip of the preview stays in view over the whole form, and opens to the card. */
async function expectPreviewInView(page: Page): Promise<void> {
  const strip = page.getByRole('button', { name: /^Vista previa/ });
  await field(page, 'Código').focus();
  await expect(strip).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Publicar producto' }).scrollIntoViewIfNeeded();
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expect(strip).toContainText(/\$\s8\.940/);
  const paper = page.getByRole('complementary').locator('.preview-paper');
  await expect(paper).toBeHidden();
  await strip.click();
  await expect(paper).toBeInViewport({ ratio: 0.5 });
  await expectAccessible(page);
  await strip.click();
}

/** Each subsection has a drawing, and the names of a row begin at the same height. */
async function expectDrawings(page: Page): Promise<void> {
  const cards = page.getByRole('main').locator('button:has(img)');
  await expect(cards).toHaveCount(12);
  const isUndrawn = ({ complete, naturalWidth }: HTMLImageElement) => !complete || naturalWidth === 0;
  for (const picture of await cards.locator('img').all())
    await expect.poll(() => picture.evaluate(isUndrawn)).toBe(false);
  const starts = await cards.evaluateAll((buttons) =>
    buttons.map((button) => {
      const nameTop = button.querySelector('b')?.getBoundingClientRect().top ?? 0;
      return Math.round(nameTop - button.getBoundingClientRect().top);
    }),
  );
  expect(new Set(starts).size).toBe(1);
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/hilvanDash/nuevo');
  await choose(page, 'Mercería');
  await choose(page, /^Cintas/);
  await choose(page, 'Raso');
  await choose(page, 'Todo listo, continuemos.');
  await expect(field(page, 'Nombre')).toBeVisible();
}

test.describe(() => {
  test.use({ expectedFailures: [409, 500] });

  test('a product from the first choice to the shop [WIZARD-001 WIZARD-002 WIZARD-003 WIZARD-004 WIZARD-005 WIZARD-006 WIZARD-007 WIZARD-008 WIZARD-010 WIZARD-011 WIZARD-G01 WIZARD-G02]', async ({
    page,
    shop,
  }, { project }) => {
    const name = `Cinta de ${project.name}`;
    const code = `CINTA-${project.name}`;
    await shop.addProduct(aPlainThread({ code }));
    await beAdministrator(page);

    await test.step('the choices, and the ways back', async () => {
      await page.goto('/hilvanDash/nuevo');
      await expect(page.getByRole('button', { name: 'Máquina' })).toBeVisible();
      await expectAccessible(page);
      if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
      await choose(page, 'Máquina');
      await choose(page, /^Familiar/);
      await expect(page.getByRole('heading', { name: '¿De qué tipo?' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Todo listo, continuemos.' })).toHaveCount(0);
      await choose(page, 'Collareta');
      await expect(page.getByRole('button', { name: 'Todo listo, continuemos.' })).toBeVisible();
      await expectAccessible(page);
      await steps(page)
        .getByRole('link', { name: /Máquina/ })
        .click();
      await expect(page.getByRole('button', { name: 'Máquina', pressed: true })).toBeVisible();
      await choose(page, 'Máquina');
      await expect(page.getByRole('button', { name: /^Familiar/, pressed: true })).toBeVisible();
      await page.goBack();
      await choose(page, 'Mercería');
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
      await expectAccessible(page);
      await expectDrawings(page);
      await choose(page, /^Cintas/);
      await expect(page.getByRole('button', { name: 'Otros' })).toBeVisible();
      await choose(page, 'Raso');
      await choose(page, 'Todo listo, continuemos.');
    });

    const preview = page.getByRole('complementary');
    await test.step('the preview follows the form', async () => {
      await expect(preview).toContainText('Vista previa en la tienda');
      await expect(preview).toContainText(/Producto\s*Consultar/);
      await field(page, 'Marca').fill('Satén & Cía.');
      await field(page, 'Nombre').fill(name);
      await field(page, 'Resumen').fill('Doble faz, colores firmes al lavado, rollo de 50 m');
      await field(page, 'Precio').fill('8.940');
      await field(page, 'Precio por cantidad').fill('$ 78.600');
      await field(page, 'Unidades mínimas').fill('12');
      await expect(field(page, 'Unidades mínimas')).toHaveAccessibleDescription(
        /Cada unidad queda a \$\s6\.550,00\./,
      );
      await field(page, 'Oferta').selectOption('Si');
      await field(page, 'Código').fill(code);
      await expect(preview).toContainText('¡OFERTA!');
      await expect(preview).toContainText('OFERTA POR CANTIDAD');
      await expect(preview).toContainText('Satén & Cía.');
      await expect(preview).toContainText('Doble faz, colores firmes al lavado, rol…');
      if (isSmall(page)) await expectPreviewInView(page);
      await expect(preview).toContainText(/\$\s8\.940/);
      await expectAccessible(page);
      if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
    });

    await test.step('refused: all stays', async () => {
      await publish(page);
      await expect(news(page, 'Error')).toBeVisible();
      await expectAccessible(page);
      await acknowledge(page, SAVE_FAILED);
      await expect(field(page, 'Código')).toHaveAccessibleDescription('Ya lo tiene otro producto.');
      await expect(field(page, 'Nombre')).toHaveValue(name);
      await field(page, 'Código').fill(`${code}-2`);
      await page.route('**/api/items', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await publish(page);
      await acknowledge(page, SAVE_FAILED);
      await expect(page.getByRole('alert')).toContainText('El servidor respondió 500');
    });

    await test.step('published: the form is empty, the list has it', async () => {
      await publish(page);
      await acknowledge(page, SAVED);
      await expect(page).toHaveURL(/\/hilvanDash\/productos$/);
      await expect(row(page, name)).toBeVisible();
      expect((await shop.products()).filter((product) => product.name === name)).toEqual([
        expect.objectContaining({
          section: 'Merceria',
          subsection: 'Cintas',
          type: 'Raso',
          isOffer: true,
          price: pesos(8940),
          bulkOffer: { minimumUnits: 12, packPrice: pesos(78_600) },
          code: `${code}-2`,
          colours: [],
          models: [],
        }),
      ]);
      await page.goto('/hilvanDash/nuevo');
      await expect(page.getByRole('button', { name: 'Máquina' })).toBeVisible();
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    });
  });
});

test.describe(() => {
  test.use({ expectedMessages: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch manifest patches'] });

  test(
    'variants are added, and a draft survives a reload [WIZARD-012 WIZARD-013 WIZARD-014 WIZARD-015 WIZARD-016 WIZARD-017 WIZARD-018 WIZARD-019 WIZARD-G03 WIZARD-G04]',
    { tag: '@once' },
    async ({ page, shop }, { project }) => {
      const name = `Cordón de ${project.name}`;
      await beAdministrator(page);
      await openForm(page);
      const variants = page.getByRole('group', { name: 'Variantes' });
      const models = variants.getByRole('list', { name: 'Modelos' }).getByRole('listitem');
      const remove = (kind: string) =>
        variants.getByRole('button', { name: `Eliminar variantes: ${kind}` }).click();
      const pick = (kind: string) => variants.getByRole('button', { name: kind, exact: true }).click();
      await expect(variants.getByRole('button')).toHaveText(['Modelos', 'Colores', 'Producto único']);

      await test.step('models', async () => {
        await pick('Modelos');
        const box = variants.getByRole('textbox', { name: 'Nombre del modelo' });
        const add = () => variants.getByRole('button', { name: 'Agregar' }).click();
        for (let count = 0; count < 3; count += 1) await add();
        await variants.getByRole('button', { name: 'Quitar Modelo 1' }).click();
        await add();
        await expect(models).toHaveText(['Modelo 2', 'Modelo 3', 'Modelo 4']);
        await box.fill('Modelo 3');
        await box.press('Enter');
        await expect(box).toHaveAccessibleDescription('Ya está en la lista.');
        await box.fill('De 2 m');
        await box.press('Enter');
        await expect(models).toHaveText(['Modelo 2', 'Modelo 3', 'Modelo 4', 'De 2 m']);
        await expectAccessible(page);
        await remove('Modelos');
        await expect(variants).toBeFocused();
      });

      await test.step('a single product', async () => {
        await pick('Producto único');
        await expect(variants).toContainText('Modelo 1');
        await remove('Producto único');
      });

      await test.step('colours by name and by keyboard', async () => {
        await pick('Colores');
        const colours = variants.getByRole('group', { name: 'Colores' });
        await expect(colours.getByRole('checkbox')).toHaveCount(48);
        await variants.getByRole('searchbox', { name: 'Buscar color' }).fill('salmon');
        await expect(colours.getByRole('checkbox')).toHaveCount(1);
        await colours.getByRole('checkbox', { name: 'Salmón' }).check();
        await variants.getByRole('searchbox', { name: 'Buscar color' }).fill('');
        await colours.getByRole('checkbox', { name: 'Salmón' }).focus();
        await page.keyboard.press('ArrowLeft');
        await expect(colours.getByRole('checkbox', { name: 'Coral' })).toBeFocused();
        await page.keyboard.press('Space');
        await expect(variants.getByRole('status')).toHaveText('2 de 48: Salmón, Coral');
        await expect(page.getByRole('complementary')).toContainText('Variedad de colores');
        await expectAccessible(page);
        if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
      });

      await test.step('an ambiguous amount stays, with its message', async () => {
        await field(page, 'Nombre').fill(name);
        await field(page, 'Precio').fill('12.34');
        await publish(page);
        await expect(field(page, 'Precio')).toBeFocused();
        await expect(field(page, 'Precio')).toHaveAccessibleDescription(
          'Se puede leer de más de una manera. Escríbelo así: 1.234,56 o 1234.',
        );
        await expectAccessible(page);
      });

      await test.step('a reload keeps it all', async () => {
        await page.reload();
        await expect(field(page, 'Precio')).toHaveValue('12.34');
        await expect(variants.getByRole('checkbox', { name: 'Coral' })).toBeChecked();
        await page.goto('/hilvanDash');
        await page.goto('/hilvanDash/nuevo');
        await expect(field(page, 'Nombre')).toHaveValue(name);
      });

      await test.step('at night', async () => {
        if (!isSmall(page)) await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
        await expectAccessible(page);
      });

      await test.step('without connection, and again', async () => {
        await field(page, 'Precio').fill('12,34');
        await page.context().setOffline(true);
        await publish(page);
        await acknowledge(page, SAVE_FAILED);
        await expect(page.getByRole('alert')).toContainText('No hubo respuesta del servidor.');
        await page.context().setOffline(false);
        // The request arrives, but its answer is lost.
        await page.route(
          '**/api/items',
          async (route) => {
            await route.fetch();
            await route.abort('internetdisconnected');
          },
          { times: 1 },
        );
        await publish(page);
        await acknowledge(page, SAVE_FAILED);
        await publish(page);
        await acknowledge(page, SAVED);
        const added = (await shop.products()).filter((product) => product.name === name);
        expect(added).toHaveLength(1);
        expect(added[0]).toMatchObject({ colours: ['Salmón', 'Coral'], models: [], price: pesos(12.34) });
        await openProducts(page, name);
        await expect(row(page, name)).toContainText(/\$\s12/);
      });

      await test.step('discarded on purpose', async () => {
        await openForm(page);
        await field(page, 'Nombre').fill('Nunca será');
        await page.getByRole('button', { name: 'Descartar', exact: true }).click();
        const asked = question(page, '¿Descartar el producto?');
        await expectAccessible(page);
        await asked.getByRole('button', { name: 'Cancelar' }).click();
        await expect(asked).toBeHidden();
        await expect(field(page, 'Nombre')).toHaveValue('Nunca será');
        await page.getByRole('button', { name: 'Descartar', exact: true }).click();
        await asked.getByRole('button', { name: 'Sí, descartar' }).click();
        await expect(page.getByRole('button', { name: 'Máquina' })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
      });
    },
  );
});
