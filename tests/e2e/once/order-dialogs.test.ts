import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import {
  buy,
  buyButton,
  fillContact,
  openContactStep,
  orderDone,
  orderQuestion,
} from '#tests/support/checkout-page.ts';
import { storedCart } from '#tests/support/stored-cart.ts';

const ORDERS = '**/api/orders';

test('a cancelled order is not sent, and pressing twice orders once [CHECKOUT-036 CHECKOUT-037 CHECKOUT-G07 CHECKOUT-G10]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread());
  await openContactStep(page, [{ product: thread, quantities: { Rojo: 1 } }]);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await fillContact(page, { lastName: 'Dosclics' });
  const question = orderQuestion(page);
  const news = page.getByRole('dialog', { name: 'Operación cancelada' });
  const ask = async () => {
    await buyButton(page).click();
    await expect(question).toContainText('¡No podrás deshacer esta acción!');
  };
  const acknowledge = async () => {
    await expect(news).toContainText('La confirmación de pedido ha sido cancelada.');
    await news.getByRole('button', { name: 'OK' }).click();
    await expect(news).toBeHidden();
  };
  await ask();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(news).toBeVisible();
  await expectAccessible(page);
  await acknowledge();
  await ask();
  await page.keyboard.press('Escape');
  await acknowledge();
  await expect(page.getByLabel('Apellido')).toHaveValue('Dosclics');
  expect(sent).toEqual([]);

  await buyButton(page).dblclick();
  await expect(question).toBeVisible();
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Sí, pedir presupuesto' }).dblclick();
  await expect(orderDone(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const orders = (await shop.orders()).filter(({ userLastName }) => userLastName === 'Dosclics');
  expect(orders).toHaveLength(1);
});

test('the order waits, is confirmed, and leads home [CHECKOUT-035 CHECKOUT-038 CHECKOUT-039 CHECKOUT-040 CHECKOUT-045 CHECKOUT-046 CHECKOUT-047 CHECKOUT-049 CHECKOUT-G08]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread());
  await openContactStep(page, [{ product: thread, quantities: { Rojo: 7, Azul: 5 } }]);
  await fillContact(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    await released;
    await route.continue();
  });
  const sent = page.waitForRequest(ORDERS);
  await buy(page);
  const quantity = { Rojo: 7, Azul: 5 };
  const item = { type: 'defaultType', _id: thread.id, quantity, commentary: '' };
  expect((await sent).postDataJSON()).toMatchObject({
    orderItems: [{ ...item, quantities: { [thread.id]: quantity } }],
    userName: 'Marta',
    userLastName: 'Gietz',
    userEmail: 'marta@correo.test',
    cellphone: '3496401923',
    status: 'pendiente',
    deleted: false,
    totalAmount: 60_000,
  });
  const wait = page.getByRole('alertdialog', { name: 'Confirmando tu compra...' });
  await expect(wait).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(wait).toBeVisible();
  release();
  await expect(wait).toBeHidden();
  await expect(orderDone(page)).toContainText(
    'Tu pedido ha sido realizado con éxito. ¡Pronto nos comunicaremos para finalizar la compra!',
  );
  await expectAccessible(page);
  expect(await storedCart(page)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
});

test('behind the confirmation stands what was ordered, and a reload keeps it [CHECKOUT-039 CHECKOUT-040]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo pedido', brand: 'Costurina' }));
  await openContactStep(page, [{ product: thread, quantities: { Rojo: 7, Azul: 5 } }]);
  await fillContact(page);
  await buy(page);
  await expect(orderDone(page)).toBeVisible();
  await expect(orderDone(page).getByRole('button')).toHaveText(['OK']);
  await expect(orderDone(page).getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5493496401923\?text=Hola/,
  );
  const number = /Pedido n\.º \d+/.exec(await orderDone(page).innerText())?.[0] ?? 'no number';
  await page.reload();
  await expect(page).toHaveTitle(`${number} | Casa Hilván`);
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido confirmado!' })).toBeVisible();
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
  const ordered = page.getByRole('region', { name: 'Lo que pediste' });
  const said = plain(await ordered.innerText());
  expect(said).toMatch(/Hilo pedido\s+12 unidades\s+\$ 54\.000\s+Rojo × 7\s+Azul × 5/);
  expect(said).toMatch(/Total\s+\$ 54\.000/);
  const chat = page.getByRole('link', { name: 'Enviar por WhatsApp' });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
    `${number.replace('Pedido', 'pedido')}:\n- Costurina Hilo pedido: Rojo × 7, Azul × 5\nTotal:`,
  );
  await expectAccessible(page);
  expect(await storedCart(page)).toBeNull();

  await page.getByRole('link', { name: 'Seguir comprando' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Carrito vacío' })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedFailures: [500, 502], expectedMessages: ['Error al crear la orden'] });

  test('a refused order shows a message and keeps cart and form [CHECKOUT-041 CHECKOUT-044 ERR-002 ERR-005]', async ({
    page,
    shop,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const thread = await shop.addProduct(aPlainThread());
    await openContactStep(page, [{ product: thread, quantities: { Rojo: 3 } }]);
    await fillContact(page, { lastName: 'Rechazada' });
    const answers = [
      { status: 500, json: { type: 'about:blank', status: 500, code: 'unexpected', title: 'Error' } },
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    ];
    for (const answer of answers) {
      await page.route(ORDERS, (route) => route.fulfill(answer), { times: 1 });
      await buy(page);
      const news = page.getByRole('dialog', { name: 'Error' });
      await expect(news).toContainText(
        'Hubo un problema al realizar tu pedido, por favor vuelve a intentar luego.',
      );
      await news.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByLabel('Apellido')).toHaveValue('Rechazada');
      expect(await storedCart(page)).toHaveLength(1);
    }
    for (const code of ['unexpected', 'unreadable-answer']) {
      expect(logged).toContain(`Error al crear la orden: ${code}`);
    }
    await buy(page);
    await expect(orderDone(page)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedMessages: ['net::ERR_FAILED', 'Error desconocido: '] });

  test('an order whose answer is lost is not placed twice [CHECKOUT-042 CHECKOUT-043 CHECKOUT-044 CHECKOUT-G10]', async ({
    page,
    shop,
  }) => {
    const thread = await shop.addProduct(aPlainThread());
    await openContactStep(page, [{ product: thread, quantities: { Rojo: 3 } }]);
    await fillContact(page, { lastName: 'Sinrespuesta' });
    const orders = async () =>
      (await shop.orders()).filter(({ userLastName }) => userLastName === 'Sinrespuesta');
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const news = page.getByRole('dialog', { name: 'Error' });

    await test.step('the request does not arrive', async () => {
      await page.route(ORDERS, (route) => route.abort(), { times: 1 });
      await buy(page);
      await expect(news).toContainText('No se pudo completar el pedido. Intenta nuevamente.');
      await expectAccessible(page);
      expect(errors).toContainEqual(expect.stringMatching(/^Error desconocido: /));
      await news.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByLabel('Apellido')).toHaveValue('Sinrespuesta');
      expect(await storedCart(page)).toHaveLength(1);
      expect(await orders()).toEqual([]);
    });

    await test.step('without the code of our dialogs the browser’s own say the same', async () => {
      await page.route('**/assets/*-host-*.js', (route) => route.abort());
      await page.route(ORDERS, (route) => route.abort());
      await page.reload();
      const said: string[] = [];
      page.on('dialog', (dialog) => {
        said.push(`${dialog.type()}: ${dialog.message()}`);
        dialog.accept();
      });
      await buyButton(page).click();
      await expect
        .poll(() => said)
        .toEqual([
          'confirm: ¿Confirmas tu pedido?\n\n¡No podrás deshacer esta acción!',
          'alert: Error\n\nNo se pudo completar el pedido. Intenta nuevamente.',
        ]);
      await expect(page.getByLabel('Apellido')).toHaveValue('Sinrespuesta');
      expect(await storedCart(page)).toHaveLength(1);
      await page.unrouteAll();
    });

    const [order] = await test.step('the answer does not arrive', async () => {
      await page.route(
        ORDERS,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await buy(page);
      await expect(news).toBeVisible();
      await news.getByRole('button', { name: 'OK' }).click();
      return orders();
    });

    await test.step('a retry after a reload returns the first order', async () => {
      await page.reload();
      await buy(page);
      await expect(orderDone(page)).toContainText(`Pedido n.º ${order?.orderNumber}`);
      expect(await orders()).toEqual([order]);
    });
  });
});
