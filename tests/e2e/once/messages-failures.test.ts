import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { WireListedMessage } from '#schemas/message-answers.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { sendMessage } from '#tests/support/send-message.ts';

const listed = (change: Partial<WireListedMessage> = {}): WireListedMessage => ({
  _id: 'mensaje',
  userName: 'Omar',
  userPhone: 'sin teléfono',
  userMessage: 'Hola',
  timestamp: '2026-11-20T21:05:00.000Z',
  read: true,
  ...change,
});

/** Answers the list in place of the server. */
const answerWith = (page: Page, messages: readonly WireListedMessage[], total = messages.length) =>
  page.route('**/api/getContact?*', (route) =>
    route.fulfill({ json: messages, headers: { 'x-total-count': `${total}` } }),
  );

test('a message without email or location says so, and so does an empty list [MSGADM-003 MSGADM-004 MSGADM-005]', async ({
  page,
}) => {
  await beAdministrator(page);
  await answerWith(page, [listed()]);
  await page.goto('/hilvanDash/contacto');
  const message = page.getByRole('article', { name: 'Omar' });
  await expect(message).toContainText('Sin email');
  await expect(message).toContainText('Sin ubicación');
  await expect(message.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll();
  await answerWith(page, []);
  await page.reload();
  await expect(page.getByText('No hay mensajes de contacto aún.')).toBeVisible();
  await expect(page.getByText('0 mensajes')).toBeVisible();
});

test('a stored message of an older shop, without email and location, says so [DATA-014 MSGADM-003]', async ({
  page,
  server,
}) => {
  const userName = `Vieja ${Date.now()}`;
  await sendMessage(server.url, { userName });
  const database = new DatabaseSync(join(server.dataDir, 'hilvan.sqlite'), { timeout: 5000 });
  database.prepare('update contact_messages set email = null, location = null where name = ?').run(userName);
  database.close();
  await beAdministrator(page);
  await page.goto('/hilvanDash/contacto');
  const message = page.getByRole('article', { name: userName });
  await expect(message).toContainText('Sin email');
  await expect(message).toContainText('Sin ubicación');
  await message.getByRole('button', { name: 'Marcar leído' }).click();
  await expect(message.getByRole('button', { name: 'Marcar no leído' })).toBeVisible();
});

test('fifty thousand messages are paged [MSGADM-001]', async ({ page }) => {
  await beAdministrator(page);
  await answerWith(page, [listed()], 50_000);
  await page.goto('/hilvanDash/contacto?pagina=4166');
  const pages = page.getByRole('navigation', { name: 'Páginas de mensajes' });
  await expect(pages).toContainText('Página 4166 de 4167');
  const asked = page.waitForRequest((request) => /getContact\?page=4167&size=12/.test(request.url()));
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await asked;
  await expect(pages).toContainText('Página 4167 de 4167');
  await expect(pages.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
});

test.describe(() => {
  test.use({ expectedFailures: [500], expectedMessages: ['Error fetching messages'] });

  test('a failed list is logged and can be retried; a failed change shows a message [MSGADM-006]', async ({
    page,
  }) => {
    await beAdministrator(page);
    const logged = page.waitForEvent('console', (entry) => entry.text().includes('Error fetching messages'));
    await page.route('**/api/getContact?*', (route) => route.fulfill({ status: 500 }));
    await page.goto('/hilvanDash/contacto');
    await logged;
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('No se pudieron cargar los mensajes.');
    await expect(page.getByText('No hay mensajes de contacto aún.')).toHaveCount(0);
    await expectAccessible(page);

    await page.unrouteAll();
    await answerWith(page, [listed()]);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('article', { name: 'Omar' })).toBeVisible();
    await page.route('**/api/messages/*', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: 'Marcar no leído' }).click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('No se pudo guardar el cambio.');
    await expectAccessible(page);
  });
});
