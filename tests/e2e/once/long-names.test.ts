import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { quoteThroughApi } from '#tests/support/order-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { aQuoteLine } from '#tests/support/quote-desk.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

const LONG = 'hilomercerizadoextrafinodealgodonegipciosinninguntipodeespaciosentresuspalabras';

/** Twelve of these cost more than nine hundred million. */
const DEAR = {
  price: pesos(98_765_432.1),
  bulkOffer: { minimumUnits: 12, packPrice: pesos(987_654_321) },
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('names without a space and amounts of ten figures push nothing off a small screen [GRID-004 DETAIL-008 PANEL-005 CHECKOUT-008 CHECKOUT-016 ORDADM-016 ORDADM-020]', async ({
  page,
  context,
  shop,
  server,
}) => {
  const product = await shop.addProduct(
    aPlainThread({
      name: LONG,
      brand: LONG,
      colours: [],
      models: [LONG, 'Corto'],
      code: LONG.slice(0, 40),
    }),
  );
  const dear = await shop.addProduct(
    aPlainThread({
      name: 'Hilos/agujas/alfileres-de-modista '.repeat(4).slice(0, 120),
      brand: LONG,
      ...DEAR,
    }),
  );
  const lines = [{ product, quantities: { [LONG]: 12, Corto: 12 } }];
  const customer = { firstName: LONG, lastName: LONG, email: `${LONG.slice(0, 60)}@correo.test` };
  const { _id } = await orderThroughApi(server.url, { lines, customer });
  await context.addInitScript(() => {
    window.print = () => {};
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await leaveCart(page, [...lines, { product: dear, quantities: { Rojo: 12 } }]);
  await beAdministrator(page);
  const { link } = await quoteThroughApi(
    page,
    { _id },
    {
      lines: [aQuoteLine(product, { [LONG]: 12 })],
      message: LONG,
    },
  );
  for (const [path, shown] of [
    [`/?q=${LONG}`, 'Más información'],
    [`/moreInfo/${product.id}`, 'AGREGAR AL CARRITO'],
    [`/moreInfo/${dear.id}`, 'AGREGAR AL CARRITO'],
    ['/cart', 'Corto × 12'],
    ['/cart?paso=contacto', '24 unidades'],
    ['/hilvanDash/pedidos', 'Ver pedido'],
    [`/hilvanDash/pedidos?pedido=${_id}`, 'Corto × 12'],
    [`/hilvanDash/pedidos/${_id}`, 'Enviar por WhatsApp'],
    [`/hilvanDash/pedidos/${_id}/imprimir`, '12 × Corto'],
    [`/hilvanDash/pedidos/preparar?ids=${_id}`, LONG],
    [new URL(link).pathname, LONG],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });
  }
  await page.goto(`/moreInfo/${product.id}`);
  await page.getByLabel('Cantidad Corto').fill('1');
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  const notice = page.getByText(`1 unidad: ${LONG}`);
  await expect(notice).toBeVisible();
  expect(await notice.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await page.goto('/contact');
  await page.getByRole('button', { name: /^Carrito/ }).click();
  const panel = page.getByRole('dialog', { name: 'Tu carrito' });
  for (const name of [`Agregar una unidad de ${LONG}`, `Eliminar ${LONG}`]) {
    await expect(panel.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await panel.getByRole('button', { name: `Agregar una unidad de ${LONG}` }).click();
  await expect(panel.getByLabel(`Cantidad ${LONG}`)).toHaveValue('13');
});
