import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import {
  acknowledge,
  editWindow,
  news,
  openProduct,
  question,
  SAVE_FAILED,
  SAVED,
  UPDATED,
} from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const TEXT = 'Línea <b>uno</b> & dos 🧵 \u202eal revés\u202c';

test.describe(() => {
  test.use({ expectedFailures: [409, 500] });

  test('every field can be edited, and no typed text is lost [PRODADM-011 PRODADM-012 PRODADM-013 PRODADM-014 PRODADM-015 PRODADM-016 PRODADM-022 PRODADM-023 API-006 ERR-001 ERR-005]', async ({
    page,
    shop,
  }, { project }) => {
    const name = `Bobina de ${project.name}`;
    await shop.addProduct(aPlainThread({ name: 'La del código', code: `OCUPADO-${project.name}` }));
    const bobbin = await shop.addProduct(aPlainThread({ name }));
    const stored = async () => (await shop.products()).find(({ id }) => id === bobbin.id);
    await beAdministrator(page);
    await openProduct(page, name);
    const form = editWindow(page);
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await expect(field('Precio por cantidad')).toHaveValue('54.000');
    await expect(field('Unidades mínimas')).toHaveValue('12');
    await expect(form.getByRole('checkbox', { name: 'Coral' })).toBeChecked();
    await expectAccessible(page);
    if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);

    await test.step('an offer that is not cheaper is warned of before saving [GRID-010 PRICE-014]', async () => {
      await field('Precio').fill('4500');
      const warning = form.getByText(/^La oferta por cantidad no se va a ver: así cada unidad queda a/);
      await expect(warning).toBeVisible();
      await expectAccessible(page);
      await field('Precio').fill('4500,01');
      await expect(warning).toHaveCount(0);
    });

    await test.step('an ambiguous amount is refused beside its field', async () => {
      await field('Precio').fill('1,234');
      await field('Unidades mínimas').fill('');
      await form.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(field('Precio')).toBeFocused();
      await expect(form.getByText('Se puede leer de más de una manera.')).toBeVisible();
      await expect(field('Unidades mínimas')).toHaveAccessibleDescription(
        'Faltan las unidades que trae ese precio.',
      );
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Unidades mínimas' }).click();
      await expect(field('Unidades mínimas')).toBeFocused();
    });

    await test.step('everything else', async () => {
      await field('Sección').selectOption('Máquina');
      await expect(field('Tipo')).toHaveValue('');
      await field('Subsección').selectOption('Familiar');
      await expect(field('Tipo').getByRole('option')).toContainText(['Overlock', 'Otros']);
      await field('Tipo').selectOption('Otros');
      await field('Marca').fill('Puntal');
      await field('Nombre').fill(`${name} nueva`);
      await field('Resumen').fill('Corto');
      await field('Descripción').fill(`${TEXT}${'a'.repeat(4900)}`);
      await field('Especificaciones').fill(TEXT);
      await field('Código').fill(`ocupado-${project.name}`);
      await field('Precio').fill('$ 1.234,5');
      await field('Precio por cantidad').fill('10.000');
      await field('Unidades mínimas').fill('10 unidades');
      await field('Oferta').selectOption('Si');
      await form.getByLabel('Oculto en la tienda').check();
      await form.getByRole('button', { name: 'Eliminar variantes: Colores' }).click();
      await form.getByRole('button', { name: 'Modelos', exact: true }).click();
      await form.getByRole('textbox', { name: 'Nombre del modelo' }).fill('Grande');
      await form.getByRole('textbox', { name: 'Nombre del modelo' }).press('Enter');
      await form.getByRole('button', { name: 'Agregar modelo' }).click();
      await expect(form.getByRole('list', { name: 'Modelos' }).getByRole('listitem')).toHaveText([
        'Grande',
        'Modelo 2',
      ]);
    });

    await test.step('a reload and the way back keep it; leaving asks', async () => {
      await page.reload();
      await expect(field('Código')).toHaveValue(`ocupado-${project.name}`);
      await expect(form.getByRole('list', { name: 'Modelos' }).getByText('Modelo 2')).toBeVisible();
      for (const leave of [
        () => page.goBack(),
        () => form.getByRole('button', { name: 'Cerrar' }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await leave();
        const asked = question(page, '¿Salir sin guardar?');
        await asked.getByRole('button', { name: 'Cancelar' }).click();
        await expect(asked).toBeHidden();
        await expect(field('Marca')).toHaveValue('Puntal');
      }
    });

    await test.step('refused, with the reason beside the field', async () => {
      await form.getByRole('button', { name: 'Guardar cambios' }).click();
      await acknowledge(page, SAVE_FAILED);
      await expect(field('Código')).toHaveAccessibleDescription('Ya lo tiene otro producto.');
      await expect(form.getByText('Error al actualizar el producto.')).toBeVisible();
      await expectAccessible(page);
      await field('Código').fill(`B-${project.name}`);
      // Another status or another shape than the promised one is no success.
      for (const answer of [
        { status: 500, json: {} },
        { status: 201, json: { _id: bobbin.id } },
        { status: 200, json: {} },
      ]) {
        await page.route('**/api/items/*', (route) => route.fulfill(answer), { times: 1 });
        await form.getByRole('button', { name: 'Guardar cambios' }).click();
        await acknowledge(page, SAVE_FAILED);
      }
      await expect(field('Nombre')).toHaveValue(`${name} nueva`);
    });

    await test.step('saved', async () => {
      await form.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(news(page, SAVED.title)).toBeVisible();
      await expectAccessible(page);
      await acknowledge(page, SAVED);
      await acknowledge(page, UPDATED);
      await expect(form).toBeHidden();
      await expect(page).not.toHaveURL(/editar/);
      expect(await stored()).toEqual({
        ...bobbin,
        section: 'Maquina',
        subsection: 'Familiar',
        type: 'Otros',
        brand: 'Puntal',
        name: `${name} nueva`,
        summary: 'Corto',
        description: `${TEXT}${'a'.repeat(4900)}`,
        specifications: TEXT,
        code: `B-${project.name}`,
        price: pesos(1234.5),
        bulkOffer: { minimumUnits: 10, packPrice: pesos(10_000) },
        isOffer: true,
        isHidden: true,
        colours: [],
        models: ['Grande', 'Modelo 2'],
      });
    });

    await test.step('left without saving', async () => {
      await page.goto(`/hilvanDash/productos?editar=${bobbin.id}`);
      await expect(field('Especificaciones')).toHaveValue(TEXT);
      await field('Marca').fill('Otra');
      await form.getByRole('button', { name: 'Cancelar' }).click();
      await question(page, '¿Salir sin guardar?').getByRole('button', { name: 'Sí, salir' }).click();
      await expect(form).toBeHidden();
      await page.goto(`/hilvanDash/productos?editar=${bobbin.id}`);
      await expect(field('Marca')).toHaveValue('Puntal');
    });
  });
});
