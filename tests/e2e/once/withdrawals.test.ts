import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';

test('a purchase is taken back from the first screen of a phone, and answered at the desk [LAW-003]', async ({
  page,
  openAnotherBrowser,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Botón de arrepentimiento' }).click();
  await expect(page.getByRole('heading', { name: 'Botón de arrepentimiento' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nombre y apellido').fill('Noelia Suárez');
  await page.getByLabel('Teléfono o correo').fill('3496 40-1923');
  await page.getByLabel('Qué compra quieres devolver').fill('Los hilos rojos, no los abrí.');
  await page.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
  const code = await page.getByText(/^ARR-\w{5}$/).innerText();
  await expect(page.getByText(/^Te respondemos antes de las \d\d:\d\d de mañana\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeVisible();
  await expectAccessible(page);

  const desk = await openAnotherBrowser();
  await beAdministrator(desk);
  await desk.goto('/hilvanDash');
  await desk.getByRole('link', { name: /arrepentimiento sin responder: el primero vence en 23 h/ }).click();
  const card = desk.getByRole('article', { name: code });
  await expect(card.getByText('10 días', { exact: true })).toBeVisible();
  await expectAccessible(desk);
  await card.getByLabel('Respuesta').fill('Pasa a dejarlos cuando quieras.');
  await card.getByRole('button', { name: 'Aceptar' }).click();
  await expect(card.getByText('Aceptado', { exact: true })).toBeVisible();
});
