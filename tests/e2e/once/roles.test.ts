import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';

const EMAIL = 'eva@casahilvan.example';

async function joinAs(page: Page, role: string): Promise<void> {
  await beAdministrator(page);
  const invitation = await page.request.post('/api/invitations', { data: { email: EMAIL, role } });
  const { link } = (await invitation.json()) as { link: string };
  const acceptance = { token: new URL(link).hash.slice(1), password: 'hilo y aguja 1923' };
  await page.request.post('/api/invitation/accept', { data: acceptance });
}

const sections = (page: Page) => page.getByRole('navigation', { name: 'Panel' }).getByRole('link');

test('the counter sees orders, customers and messages alone, until an owner changes the role [STORE-007]', async ({
  page,
  openAnotherBrowser,
}) => {
  await joinAs(page, 'mostrador');
  await page.goto('/hilvanDash');
  await expect(page.getByRole('heading', { name: 'Para hoy' })).toBeVisible();
  const shown = (await sections(page).allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(shown).toEqual([
    'Casa Hilván',
    'General',
    'Pedidos',
    'Mis Productos',
    'Calculadora',
    'Contacto (Alpha)',
    'Existencias',
    'Etiquetas',
    'Cobros',
    'Clientes',
    'Arrepentimientos',
    'Cuenta',
  ]);
  for (const hidden of [
    'Actualizar Precios',
    'Monto de la semana',
    'Copia de seguridad',
    'La tienda, a salvo',
    'Monto pedido',
  ])
    await expect(page.getByText(hidden)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/hilvanDash/productos');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Eliminar|Ocultar/ })).toHaveCount(0);
  await page.goto('/hilvanDash/cuenta');
  await expect(page.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Administradores' })).toHaveCount(0);
  await page.goto('/hilvanDash/precios/historial');
  await expect(
    page.getByText('No tienes permiso para cambiar precios: pídeselo a un dueño o a un encargado.'),
  ).toBeVisible();
  await expectAccessible(page);

  const owner = await openAnotherBrowser();
  await beAdministrator(owner);
  await owner.goto('/hilvanDash/cuenta');
  await owner.getByLabel(`Rol de ${EMAIL}`).selectOption('Encargado');
  // Both say so for some seconds.
  await Promise.all([
    expect(owner.getByText(`${EMAIL}: encargado`)).toBeVisible(),
    expect(page.getByText('Tu rol cambió: Encargado')).toBeVisible(),
  ]);
  const menu = sections(page);
  await menu.filter({ hasText: 'Precios' }).click();
  await expect(page.getByRole('heading', { name: 'Precios', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d productos/ })).toBeVisible();

  await owner.getByLabel(`Rol de ${EMAIL}`).selectOption('Mostrador');
  await expect(page.getByRole('heading', { name: 'Sin permiso' })).toBeVisible();
  await expect(menu.filter({ hasText: 'Precios' })).toHaveCount(0);
  await expect(menu.filter({ hasText: 'Pedidos' })).toHaveCount(1);
});
