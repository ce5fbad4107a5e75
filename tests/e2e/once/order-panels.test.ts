import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

test('payments, a note and a reminder are written on the order’s page, and its timeline tells them [QUOTE-008]', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(aPlainThread());
  const order = { lines: [{ product, quantities: { Rojo: 12 } }] };
  const { _id } = await orderThroughApi(server.url, order);
  const part = (name: string) => page.goto(`/hilvanDash/pedidos/${_id}?ver=${name}`);
  await beAdministrator(page);

  await part('pagos');
  const payments = page.getByRole('region', { name: 'Pagos' });
  await payments.getByRole('textbox', { name: 'Monto' }).fill('1,000');
  await payments.getByRole('button', { name: 'Anotar pago' }).click();
  await expect(payments).toContainText('Escribe un monto, como 1.500 o 1.500,50');
  await payments.getByRole('textbox', { name: 'Monto' }).fill('20.000,50');
  await payments.getByLabel('Forma de pago').selectOption('Transferencia');
  await payments.getByRole('button', { name: 'Anotar pago' }).click();
  await expect(payments.getByText('Falta', { exact: true })).toBeVisible();
  await expect.poll(async () => plain(await payments.innerText())).toContain('$ 33.999,50');
  await payments.getByRole('button', { name: /^Todo lo que falta/ }).click();
  await payments.getByRole('button', { name: 'Anotar pago' }).click();
  await expect(payments.getByRole('button', { name: /^Quitar el pago/ })).toHaveCount(2);
  await expect(payments.getByRole('button', { name: /^Todo lo que falta/ })).toHaveCount(0);
  await expectAccessible(page);
  await payments.getByRole('button', { name: /^Quitar el pago de \$\s33\.999,50/ }).click();
  await page.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect(payments.getByRole('button', { name: /^Quitar el pago/ })).toHaveCount(1);

  await part('cliente');
  const reminder = page.getByRole('region', { name: 'Recordatorio' });
  await reminder.getByRole('button', { name: 'Guardar recordatorio' }).click();
  await expect(reminder).toContainText('Elige el día y la hora');
  await reminder.getByRole('button', { name: 'Mañana' }).click();
  await reminder.getByLabel('Para qué (opcional)').fill('Llamar por el envío');
  await reminder.getByRole('button', { name: 'Guardar recordatorio' }).click();
  await expect(reminder).toContainText('Llamar por el envío');
  await reminder.getByRole('button', { name: 'Hecho' }).click();
  await expect(reminder.getByRole('button', { name: 'Guardar recordatorio' })).toBeVisible();

  // The page's own acts show without waiting for news.
  await page.route('**/api/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await part('historial');
  const note = page.getByRole('region', { name: 'Notas' });
  await note.getByLabel('Nota interna').fill('Prefiere <b>rojo</b> oscuro');
  await note.getByRole('button', { name: 'Agregar nota' }).click();
  await expect(note.getByLabel('Nota interna')).toHaveValue('');
  const entries = page.getByRole('region', { name: 'Historial' }).getByRole('listitem');
  await expect(entries).toContainText([
    'Prefiere <b>rojo</b> oscuro',
    'Recordatorio hecho',
    /Recordatorio para el .*, 09:00/,
    /Pago quitado: \$\s33\.999,50/,
    /Pago de \$\s33\.999,50/,
    /Pago de \$\s20\.000,50/,
    'Pidió en la tienda',
  ]);
});

test.describe('while somebody else works on it', () => {
  // A new entry stands on top of the others.
  test.use({ mayShift: true, expectedFailures: [503] });

  test('the timeline hears of each step live, and a failed refresh takes nothing away [QUOTE-008]', async ({
    page,
    shop,
    server,
  }) => {
    const product = await shop.addProduct(aPlainThread());
    const order = { lines: [{ product, quantities: { Rojo: 12 } }] };
    const { _id } = await orderThroughApi(server.url, order);
    await beAdministrator(page);
    const told = page.waitForResponse('**/api/events');
    await page.goto(`/hilvanDash/pedidos/${_id}?ver=historial`);
    await told;
    const entries = page.getByRole('region', { name: 'Historial' }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await page.request.put(`/api/orders/${_id}`, { data: { status: 'Listo' } });
    await expect(entries.first()).toContainText('Pasó a Listo');

    const note = page.getByLabel('Nota interna');
    await note.fill('Llamar a la tarde');
    await page.route(`**/api/orders/${_id}`, (route) => route.fulfill({ status: 503 }));
    await page.request.put(`/api/orders/${_id}`, { data: { status: 'En Progreso' } });
    const failure = page.getByRole('alert').filter({ hasText: 'No se pudo actualizar' });
    await expect(failure).toBeVisible();
    await expect(note).toHaveValue('Llamar a la tarde');
    await page.unroute(`**/api/orders/${_id}`);
    await failure.getByRole('button', { name: 'Reintentar' }).click();
    await expect(entries.first()).toContainText('Pasó a En progreso');
    await expect(failure).toBeHidden();
    await expect(note).toHaveValue('Llamar a la tarde');
  });
});

test('a payment above what is left is asked about once, and counts in the customer’s favour [QUOTE-008]', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(aPlainThread());
  const { _id } = await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 12 } }] });
  await beAdministrator(page);
  await page.goto(`/hilvanDash/pedidos/${_id}?ver=pagos`);
  const payments = page.getByRole('region', { name: 'Pagos' });
  const question = page.getByRole('alertdialog');
  const write = async (amount: string) => {
    await payments.getByRole('textbox', { name: 'Monto' }).fill(amount);
    await payments.getByRole('button', { name: 'Anotar pago' }).click();
  };
  const asked = async () => plain(await question.innerText());

  await write('60.000,50');
  await expect.poll(asked).toContain('¿Anotar $ 60.000,50?');
  expect(await asked()).toContain('Faltan $ 54.000: quedan $ 6.000,50 a favor del cliente.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(payments.getByRole('textbox', { name: 'Monto' })).toHaveValue('60.000,50');
  await expect(payments.getByText('Falta', { exact: true })).toBeVisible();

  await payments.getByRole('button', { name: 'Anotar pago' }).click();
  await question.getByRole('button', { name: 'Sí, anotar' }).click();
  await expect(payments.getByText('A favor del cliente', { exact: true })).toBeVisible();
  await expect(payments.getByRole('button', { name: /^Quitar el pago/ })).toHaveCount(1);

  await write('100');
  await expect.poll(asked).toContain('Ya está pagado: quedan $ 6.100,50 a favor del cliente.');
});
