import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openNewOrder, orderLines, productField, scan } from '#tests/support/new-order-page.ts';
import { acknowledge, SAVED, UPDATED } from '#tests/support/product-desk.ts';

test('codes are scanned into the form, and a scanner at the counter then takes the colour without a question [LABEL-001 QUOTE-007]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(
    aPlainThread({ name: 'Hilo del lector', code: 'LEC-1', colours: ['Rojo', 'Azul'] }),
  );
  await beAdministrator(page);
  await page.goto(`/hilvanDash/productos?q=LEC-1&editar=${thread.id}`);
  const form = page.getByRole('dialog', { name: 'Información General del Producto' });
  await form.getByText('Códigos de barras', { exact: true }).click();

  await test.step('a wrong digit says the right one, and what was typed stays', async () => {
    await form.getByRole('textbox', { name: 'Rojo', exact: true }).focus();
    await scan(page, '4006381333932');
    await expect(form.getByRole('textbox', { name: 'Azul', exact: true })).toBeFocused();
    await scan(page, '96385074');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(form.getByRole('alert').first()).toContainText('el último número tendría que ser 1');
    await expect(form.getByRole('textbox', { name: 'Rojo', exact: true })).toHaveValue('4006381333932');
  });

  await test.step('a colour without a code gets one of the shop’s own', async () => {
    await form.getByRole('textbox', { name: 'Rojo', exact: true }).fill('');
    await form.getByRole('button', { name: 'Dar un código propio' }).click();
    await expect(form.getByRole('textbox', { name: 'Rojo', exact: true })).toHaveValue(/^2\d{12}$/);
    await form.getByRole('textbox', { name: 'Rojo', exact: true }).fill('4006381333931');
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await acknowledge(page, SAVED);
    await acknowledge(page, UPDATED);
    await expect(form).toBeHidden();
  });

  await openNewOrder(page);
  await scan(page, '3*96385074');
  await expect(orderLines(page)).toHaveCount(1);
  await expect(productField(page)).toHaveAccessibleName(/^Producto/);
  await scan(page, '4006381333931');
  const line = orderLines(page).first();
  await expect(line.getByLabel('Cantidad de Hilo del lector, Azul')).toHaveValue('3');
  await expect(line.getByLabel('Cantidad de Hilo del lector, Rojo')).toHaveValue('1');
});
