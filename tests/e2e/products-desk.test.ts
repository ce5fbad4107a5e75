import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import {
  acknowledge,
  card,
  chooseOf,
  openProducts,
  question,
  row,
  search,
} from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';
import { PAGE_SIZE_AT } from '#web/catalogue/page-size-at-width.ts';
import { valueAtWidth } from '#web/ui/width-steps.ts';

test.describe(() => {
  test.use({ expectedFailures: [500] });

  test('the list: search, pages, hidden products [PRODADM-001 PRODADM-002 PRODADM-003 PRODADM-004 PRODADM-005 PRODADM-006 PRODADM-007 PRODADM-008 PRODADM-009 PRODADM-010 PRODADM-021 PRODADM-G01 PRODADM-G02 ERR-005 ERR-G03]', async ({
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

    await test.step('loading, an error, and a retry', async () => {
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
      await page.getByRole('button', { name: 'Ver como tarjetas' }).click();
      const size = valueAtWidth(PAGE_SIZE_AT, page.viewportSize()?.width ?? 0);
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

      for (const status of [500, 204]) {
        await page.route('**/api/showhideitem/*', (route) => route.fulfill({ status }), { times: 1 });
        await card(page, `${word} 1`).getByRole('button', { name: 'Mostrar' }).click();
        await acknowledge(page, { title: 'Error', text: 'Error al actualizar el producto' });
        await expect(card(page, `${word} 1`)).toContainText('Oculto');
      }
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

  test(
    'a product is deleted, restored, copied [PRODADM-018 PRODADM-019 PRODADM-020 PRODADM-G01 PRODADM-G03 ERR-005]',
    { tag: '@once' },
    async ({ page, shop }, { project }) => {
      const name = `Dedal de ${project.name}`;
      const thimble = await shop.addProduct(aPlainThread({ name, code: `D-${project.name}` }));
      const exists = async () => (await shop.products()).some(({ id }) => id === thimble.id);
      await beAdministrator(page);
      await openProducts(page, name);
      const remove = () => chooseOf(page, { name, action: 'Eliminar' });

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
        await expect(row(page, name)).toBeVisible();
      });

      await test.step('deleted', async () => {
        await remove();
        await page.getByRole('button', { name: 'Sí, eliminar' }).click();
        await acknowledge(page, { title: 'Eliminado!', text: 'Tu producto ha sido eliminado.' });
        await expect(row(page, name)).toHaveCount(0);
        await expect(page.getByRole('region', { name: 'Productos' })).toBeFocused();
        expect(await exists()).toBe(false);
      });

      await test.step('and back', async () => {
        await page.getByRole('link', { name: 'Ver productos eliminados' }).click();
        await expect(row(page, name)).toBeVisible();
        await expectAccessible(page);
        await row(page, name).getByRole('button', { name: 'Restaurar' }).click();
        await expect(page.getByText(`${name}: restaurado`)).toBeVisible();
        await expect(row(page, name)).toHaveCount(0);
        await page.getByRole('button', { name: 'Volver a los productos' }).click();
        await search(page).fill(name);
        await expect(page.getByText('1 producto', { exact: true })).toBeVisible();
        await expect(row(page, name)).toBeVisible();
      });

      await test.step('a copy begins with all but the code', async () => {
        await chooseOf(page, { name, action: 'Duplicar' });
        await expect(page.getByRole('heading', { level: 1, name: 'Agregar Producto' })).toBeVisible();
        await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(name);
        await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('5.000');
        await expect(page.getByLabel('Código')).toHaveValue('');
        await expect(page.getByRole('checkbox', { name: 'Coral' })).toBeChecked();
        await openProducts(page, name);
        await chooseOf(page, { name, action: 'Duplicar' });
        await question(page, '¿Empezar con una copia?').getByRole('button', { name: 'Cancelar' }).click();
        await expect(row(page, name)).toBeVisible();
      });
    },
  );
});
