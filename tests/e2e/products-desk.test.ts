import { pageSizeFor } from '#domain/catalogue/page-size.ts';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, expectAccessible, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import {
  acknowledge,
  card,
  editWindow,
  news,
  openProduct,
  openProducts,
  question,
  SAVE_FAILED,
  SAVED,
  search,
  UPDATED,
} from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

test.describe(() => {
  test.use({ expectedFailures: [500] });

  test('PRODADM-001 PRODADM-002 PRODADM-003 PRODADM-004 PRODADM-005 PRODADM-006 PRODADM-007 PRODADM-008 PRODADM-009 PRODADM-010 PRODADM-021 PRODADM-G01 PRODADM-G02 ERR-005 ERR-G03 the list: search, pages, hidden products', async ({
    page,
    shop,
  }, { project }) => {
    const code = `LISTA-${project.name}`;
    const word = `Cordel${project.name}`;
    const names = Array.from({ length: 5 }, (_, index) => `${word} ${index + 1}`);
    for (const [index, name] of names.entries()) {
      await shop.addProduct(aPlainThread({ name, code: `${code}-${index + 1}`, isHidden: index === 0 }));
    }
    await beAdministrator(page);

    await test.step('loading, an error, and another try', async () => {
      const answer = Promise.withResolvers<void>();
      await page.route(
        '**/api/items?*',
        async (route) => {
          await answer.promise;
          await route.fulfill({ status: 500, json: {} });
        },
        { times: 1 },
      );
      await page.goto('/hilvanDash/productos');
      await expect(page.getByRole('status').filter({ hasText: 'Cargando...' })).toBeVisible();
      answer.resolve();
      await expect(page.getByRole('alert')).toContainText(
        'Error: Se produjo un error, por favor vuelve a intentarlo nuevamente. Disculpe las molestias.',
      );
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      const size = pageSizeFor(page.viewportSize()?.width ?? 0);
      await expect(page.getByRole('article')).toHaveCount(size);
    });

    await test.step('pages', async () => {
      const pages = page.getByRole('navigation', { name: 'Páginas de productos' });
      await expect(pages.getByRole('button', { name: 'Anterior' })).toBeDisabled();
      await expect(pages).toContainText('1');
      const [first] = await page.getByRole('article').getByRole('heading').allInnerTexts();
      await pages.getByRole('link', { name: 'Siguiente' }).click();
      await expect(page).toHaveURL(/\?pagina=2$/);
      await expect(page.getByRole('heading', { name: first ?? '', exact: true })).toHaveCount(0);
      await expect(pages).toContainText('2');
      await pages.getByRole('link', { name: 'Anterior' }).click();
      await expect(page.getByRole('heading', { name: first ?? '', exact: true })).toBeVisible();
      await page.goto('/hilvanDash/productos?pagina=9999');
      await expect(pages.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await expect(page).not.toHaveURL(/9999/);
    });

    await test.step('by code and by words, in the address', async () => {
      await search(page).fill(`${code.toLowerCase()}-2`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(card(page, `${word} 2`)).toBeVisible();
      await expect(page).toHaveURL(/buscar=lista-/);
      await page.reload();
      await expect(card(page, `${word} 2`)).toContainText(`Cód. ${code}-2`);
      await search(page).fill('nada que se llame así');
      await search(page).press('Enter');
      await expect(page.getByText('No se encontró lo que buscas, disculpen las molestias.')).toBeVisible();
      await expectAccessible(page);
      await search(page).fill(word);
      await expect(page.getByText('4 productos')).toBeVisible();
    });

    await test.step('hidden ones, and hiding', async () => {
      await expect(card(page, `${word} 1`)).toHaveCount(0);
      const toggle = page.getByRole('button', { name: /Mostrar Ítems Ocultos$/ });
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await toggle.click();
      await expect(toggle).toHaveText('Dejar de Mostrar Ítems Ocultos');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('5 productos')).toBeVisible();
      if (isSmall(page)) await page.getByRole('link', { name: 'Siguiente' }).click();
      await expect(card(page, `${word} 1`)).toContainText('Oculto');
      await card(page, `${word} 1`).getByRole('button', { name: 'Mostrar' }).click();
      await expect(page.getByText(`${word} 1: visible en la tienda`)).toBeVisible();
      await expect(card(page, `${word} 1`).getByRole('button', { name: 'Ocultar' })).toBeVisible();
      await expect(card(page, `${word} 1`)).not.toContainText('Oculto');
      await card(page, `${word} 1`).getByRole('button', { name: 'Ocultar' }).click();
      await expect(card(page, `${word} 1`)).toContainText('Oculto');
      const hidden = (await shop.products()).filter(({ name }) => name === `${word} 1`);
      expect(hidden).toEqual([expect.objectContaining({ isHidden: true })]);
      await expectAccessible(page);
      if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);

      await page.route('**/api/showhideitem/*', (route) => route.fulfill({ status: 500, json: {} }), {
        times: 1,
      });
      await card(page, `${word} 1`).getByRole('button', { name: 'Mostrar' }).click();
      await acknowledge(page, { title: 'Error', text: 'Error al actualizar el producto' });
      await expect(card(page, `${word} 1`)).toContainText('Oculto');
      await toggle.click();
      await expect(toggle).toHaveText('Mostrar Ítems Ocultos');
      await expect(page.getByText('4 productos')).toBeVisible();
    });

    await test.step('at night', async () => {
      await page.goto(`/hilvanDash/productos?ocultos=1&buscar=${code}-1`);
      await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
      await expect(card(page, `${word} 1`)).toContainText('Oculto');
      await expectAccessible(page);
    });
  });

  test('PRODADM-018 PRODADM-019 PRODADM-020 PRODADM-G01 PRODADM-G03 ERR-005 a product is deleted, restored, copied', async ({
    page,
    shop,
  }, { project }) => {
    const name = `Dedal de ${project.name}`;
    const thimble = await shop.addProduct(aPlainThread({ name, code: `D-${project.name}` }));
    const exists = async () => (await shop.products()).some(({ id }) => id === thimble.id);
    await beAdministrator(page);
    await openProducts(page, name);
    const remove = () => card(page, name).getByRole('button', { name: 'Eliminar' }).click();

    await test.step('not, after all', async () => {
      await remove();
      const asked = question(page, '¿Estás seguro?');
      await expect(asked).toContainText('¡No podrás revertir esto!');
      await expectAccessible(page);
      await asked.getByRole('button', { name: 'Cancelar' }).click();
      await expect(asked).toBeHidden();
      expect(await exists()).toBe(true);
    });

    await test.step('refused', async () => {
      await page.route('**/api/items/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await remove();
      await page.getByRole('button', { name: 'Sí, eliminar' }).click();
      await acknowledge(page, { title: 'Error', text: 'Error al eliminar el producto' });
      await expect(card(page, name)).toBeVisible();
    });

    await test.step('deleted', async () => {
      await remove();
      await page.getByRole('button', { name: 'Sí, eliminar' }).click();
      await acknowledge(page, { title: 'Eliminado!', text: 'Tu producto ha sido eliminado.' });
      await expect(card(page, name)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Productos' })).toBeFocused();
      expect(await exists()).toBe(false);
    });

    await test.step('and back', async () => {
      await page.getByRole('link', { name: 'Ver productos eliminados' }).click();
      await expect(card(page, name)).toBeVisible();
      await expectAccessible(page);
      await card(page, name).getByRole('button', { name: 'Restaurar' }).click();
      await expect(page.getByText(`${name}: restaurado`)).toBeVisible();
      await expect(card(page, name)).toHaveCount(0);
      await page.getByRole('button', { name: 'Volver a los productos' }).click();
      await search(page).fill(name);
      await expect(card(page, name)).toBeVisible();
    });

    await test.step('a copy begins with all but the code', async () => {
      await card(page, name).getByRole('button', { name: 'Duplicar' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Agregar Producto' })).toBeVisible();
      await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(name);
      await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('5000');
      await expect(page.getByLabel('Código')).toHaveValue('');
      await expect(page.getByRole('checkbox', { name: 'Coral' })).toBeChecked();
      await openProducts(page, name);
      await card(page, name).getByRole('button', { name: 'Duplicar' }).click();
      await question(page, '¿Empezar con una copia?').getByRole('button', { name: 'Cancelar' }).click();
      await expect(card(page, name)).toBeVisible();
    });
  });
});

const TEXT = 'Línea <b>uno</b> & dos 🧵 \u202eal revés\u202c';

test.describe(() => {
  test.use({ expectedFailures: [409, 500] });

  test('PRODADM-011 PRODADM-012 PRODADM-013 PRODADM-014 PRODADM-015 PRODADM-016 PRODADM-022 PRODADM-023 ERR-001 ERR-005 every field is edited, and nothing typed is lost', async ({
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
    await expect(field('Precio por cantidad')).toHaveValue('54000');
    await expect(field('Unidades mínimas')).toHaveValue('12');
    await expect(form.getByRole('checkbox', { name: 'Coral' })).toBeChecked();
    await expectAccessible(page);
    if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);

    await test.step('what could be read in two ways is refused beside its field', async () => {
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
      await expect(form.getByText('Modelo 2')).toBeVisible();
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
      await page.route('**/api/items/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await form.getByRole('button', { name: 'Guardar cambios' }).click();
      await acknowledge(page, SAVE_FAILED);
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
