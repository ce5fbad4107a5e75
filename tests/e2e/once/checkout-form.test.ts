import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import {
  buy,
  buyButton,
  fillContact,
  openContactStep,
  orderDone,
  orderQuestion,
  summary,
} from '#tests/support/checkout-page.ts';

const BAD_PHONE = 'Por favor, introduce un número de teléfono válido.';
const PHONE_HINT = 'Con código de área, por ejemplo: 11 2345-6789.';
const BAD_EMAIL = 'Por favor, introduce un correo electrónico válido.';

test('an error appears when its field is left, then follows every change [CHECKOUT-023 CHECKOUT-024 CHECKOUT-025 CHECKOUT-026 CHECKOUT-027 CHECKOUT-028 CHECKOUT-029 CHECKOUT-G06]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread());
  await openContactStep(page, [{ product: thread, quantities: { Rojo: 1 } }]);
  const fields = [
    { label: 'Nombre', message: 'Escribe tu nombre.', bad: '   ', good: 'Marta' },
    { label: 'Apellido', message: 'Escribe tu apellido.', bad: ' ', good: 'Gietz' },
    { label: 'Teléfono', message: BAD_PHONE, bad: '4112345678', good: '3496 40-1923' },
    { label: 'Correo electrónico', message: BAD_EMAIL, bad: 'marta@correo', good: 'Marta@Correo.test' },
  ];
  for (const { label, message, bad, good } of fields) {
    await test.step(label, async () => {
      const field = page.getByLabel(label);
      const note = page.getByText(message);
      await field.fill(bad);
      await expect(note).toHaveCount(0);
      await field.blur();
      await expect(note).toBeVisible();
      await expect(field).toHaveAccessibleDescription(
        label === 'Teléfono' ? `${PHONE_HINT} ${message}` : message,
      );
      // what appears after the focus has left is read out all the same
      await expect(page.locator('[aria-live=polite]').filter({ has: note })).toBeAttached();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(good);
      await expect(note).toHaveCount(0);
      await field.fill(bad);
      await expect(note).toBeVisible();
      await field.fill('');
      await expect(note).toHaveCount(label === 'Correo electrónico' ? 0 : 1);
      await field.fill(bad);
    });
  }
  await expect(page.getByRole('main').getByText(/^(Escribe|Por favor)/)).toHaveCount(4);
  await expectAccessible(page);

  await test.step('a reload loses nothing of what was typed, and what was emptied stays empty', async () => {
    await page.getByLabel('Apellido').fill('Gietz');
    await page.getByLabel('Correo electrónico').fill('');
    await page.reload();
    await expect(page.getByLabel('Apellido')).toHaveValue('Gietz');
    await expect(page.getByLabel('Teléfono')).toHaveValue('4112345678');
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('');
  });
});

test('COMPRAR is enabled exactly while the form is valid [CHECKOUT-030 CHECKOUT-032 CHECKOUT-034 CHECKOUT-G04 CHECKOUT-G05]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread());
  await openContactStep(page, [{ product: thread, quantities: { Rojo: 1 } }]);
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  await fillContact(page);
  const good = { firstName: 'Marta', lastName: 'Gietz', phone: '3496401923', email: 'marta@correo.test' };
  for (const [change, isEnabled] of [
    [{}, true],
    [{ firstName: '  ' }, false],
    [{ lastName: '' }, false],
    [{ phone: '' }, false],
    [{ phone: '123456' }, false],
    [{ phone: '+54 9 (11) 2345-6789' }, true],
    [{ phone: '0054 3496 15 401923' }, true],
    [{ phone: '011/2345-6789' }, true],
    [{ firstName: 'a'.repeat(120) }, true],
    [{ firstName: 'a'.repeat(121) }, false],
    [{ email: `${'a'.repeat(243)}@correo.test` }, false],
    [{ email: '' }, true],
    [{ email: 'marta@correo' }, false],
    [{ email: 'MARTA@CORREO.TEST' }, true],
  ] as const) {
    await test.step(JSON.stringify(change), async () => {
      await fillContact(page, { ...good, ...change });
      await expect(buyButton(page)).toBeEnabled({ enabled: isEnabled });
    });
  }
  await test.step('and a text says what is missing', async () => {
    await fillContact(page, { ...good, firstName: '', phone: '12' });
    await expect(buyButton(page)).toHaveAccessibleDescription(
      'Para comprar falta tu nombre. Revisa tu teléfono.',
    );
    await page.getByLabel('Nombre').fill('a'.repeat(121));
    await page.getByLabel('Nombre').blur();
    await expect(page.getByText('El nombre es muy largo: entran hasta 120 letras.')).toBeVisible();
  });
  await fillContact(page, { ...good, phone: '12' });
  await page.getByLabel('Nombre').press('Enter');
  await expect(orderQuestion(page)).toHaveCount(0);
  await fillContact(page, good);
  await page.getByLabel('Nombre').press('Enter');
  await expect(orderQuestion(page)).toBeVisible();
  expect(requests).toEqual([]);
});

test('a product without a price can be ordered without an email, below the first-purchase minimum [CHECKOUT-031 CHECKOUT-034 CHECKOUT-045 CHECKOUT-G09 CHECKOUT-G11 CHECKOUT-G12 PRICE-G02]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ price: null, bulkOffer: null, brand: 'A consultar' }));
  await openContactStep(page, [{ product: thread, quantities: { Rojo: 2 } }]);
  await expect(summary(page)).toContainText('Consultar');
  await expect(summary(page)).toContainText('No incluye los productos a consultar');
  await expect(summary(page)).toContainText(/compra de un cliente nuevo tiene un mínimo de \$\s20\.000\./);
  await expect(summary(page)).toContainText(/Total ahorrado\s*\$\s0/);
  await expect(summary(page)).toContainText(
    'Es un pedido de presupuesto: no pagas ahora. Te contactamos para acordar pago y entrega.',
  );
  await fillContact(page, { email: '', lastName: 'Sincorreo' });
  await buy(page);
  await expect(orderDone(page)).toBeVisible();
  const orders = (await shop.orders()).filter(({ userLastName }) => userLastName === 'Sincorreo');
  expect(orders).toEqual([
    expect.objectContaining({ userEmail: '', status: 'pendiente', totalAmount: 0, payableAmount: 0 }),
  ]);
});
