import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { sendMessage } from '#tests/support/send-message.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });

test('messages are read, searched, marked and answered [MSGADM-001 MSGADM-002 MSGADM-G01 MSGADM-G02]', async ({
  page,
  server,
}, { project }) => {
  const who = `rosana ${project.name}`;
  const hostile = `<img src=x onerror="document.title='roto'"> ${project.name}`;
  const long = `Primera línea\n\n  مرحبا \u202Eal revés 🧵 <b>negrita</b>\n${'palabra '.repeat(600)}`.slice(
    0,
    4990,
  );
  await sendMessage(server.url, { userName: hostile, userMessage: long });
  await sendMessage(server.url, {
    userName: who,
    userEmail: 'rosana.kees@correo.test',
    userPhone: '03496 15-512284',
    userLocation: 'Humboldt, Santa Fe',
    userMessage: `¿Tienen elástico? ${project.name}`,
  });
  await beAdministrator(page);
  await page.goto('/hilvanDash/contacto');
  await expect(page).toHaveTitle('Contacto (Alpha) | Casa Hilván');
  const first = page.getByRole('article').first();

  await test.step('the newest first, with all that was written', async () => {
    await expect(first).toContainText(who);
    for (const text of [
      'rosana.kees@correo.test',
      '03496 15-512284',
      'Humboldt, Santa Fe',
      `¿Tienen elástico? ${project.name}`,
      'Sin leer',
    ])
      await expect(first).toContainText(text);
    await expect(first.getByText('R', { exact: true })).toHaveCount(1);
    await expect(first.getByRole('time')).toHaveText(/^\d{1,2} de \p{L}+ de \d{4}, \d\d:\d\d$/u);
    await expectAccessible(page);
  });

  await test.step('the ways to answer', async () => {
    const link = (name: string) => first.getByRole('link', { name });
    await expect(link('Correo')).toHaveAttribute('href', /^mailto:rosana\.kees@correo\.test\?subject=/);
    await expect(link('WhatsApp')).toHaveAttribute('href', /^https:\/\/wa\.me\/5493496512284\?text=Hola/);
    await expect(link('03496 15-512284')).toHaveAttribute('href', 'tel:0349615512284');
  });

  await test.step('what was typed is text and nothing else, and a long one opens', async () => {
    const message = card(page, hostile);
    await message.getByRole('button', { name: 'Mostrar todo' }).click();
    await expect(message.getByRole('button', { name: 'Mostrar menos' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(await message.getByText('Primera línea').textContent()).toBe(long.trim());
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page).toHaveTitle('Contacto (Alpha) | Casa Hilván');
  });

  await test.step('a search finds it without accents and in any field', async () => {
    await page.getByRole('searchbox', { name: 'Buscar mensajes' }).fill(`ELASTICO humboldt ${project.name}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(first).toContainText(who);
    await expect(page).toHaveURL(/buscar=ELASTICO/);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('searchbox').fill('no hay nada así');
    await expect(page.getByText('Ningún mensaje coincide con la búsqueda.')).toBeVisible();
    await page.getByRole('searchbox').fill(`elastico ${project.name}`);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('read, and unread again', async () => {
    await first.getByRole('button', { name: 'Marcar leído' }).click();
    await expect(first.getByRole('button', { name: 'Marcar no leído' })).toBeFocused();
    await expect(first).not.toContainText('Sin leer');
    await page.getByRole('button', { name: 'Solo sin leer' }).click();
    await expect(page.getByRole('button', { name: 'Solo sin leer' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('button', { name: 'Solo sin leer' }).click();
    await first.getByRole('button', { name: 'Marcar no leído' }).click();
    await expect(first).toContainText('Sin leer');
  });

  await test.step('by night', async () => {
    await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
    await expect(page.getByRole('button', { name: 'Cambiar a tema claro' })).toBeVisible();
    await expectAccessible(page);
  });
});
