import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import type { WireNewInvitation } from '#schemas/account-answers.ts';
import { databaseFile } from '#server/db/connect.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { chooseSheet, csvSheet } from '#tests/support/import-desk.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import {
  aPlantedProduct,
  PLANTED,
  PLANTED_CUSTOMER,
  PLANTED_LONG,
  PLANTED_MESSAGE,
  PLANTED_WITHDRAWAL,
} from '#tests/support/planted-scripts.ts';
import { A_QUOTE, aQuoteLine } from '#tests/support/quote-desk.ts';
import { ADMINISTRATOR, type RunningServer } from '#tests/support/running-server.ts';
import { sendMessage } from '#tests/support/send-message.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

const test = testOnOwnShop();

test.use({ expectedFailures: [400, 404] });

const inAddress = encodeURIComponent(PLANTED);

test('scripts planted in every field stay text on every screen, for visitors and administrators [ORDADM-021]', async ({
  page,
  shop,
  server,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const { colours, ...rest } = aPlantedProduct({ photos: [], altTexts: [], code: null });
  const other = await shop.addProduct({ ...rest, colours: [], models: colours });
  const product = await shop.addProduct({ ...rest, code: PLANTED, colours: [] });
  const deleted = await shop.addProduct({ ...rest, colours: [] });
  await shop.deleteProduct(deleted.id);
  storeColours(server, { ids: [product.id, deleted.id], colours });
  await expect
    .poll(async () => (await shop.products()).filter((one) => one.colours.includes(PLANTED)).length)
    .toBe(1);
  const lines = [
    { product, quantities: { [PLANTED]: 12 } },
    { product: other, quantities: { [PLANTED]: 1 } },
  ];
  const { _id } = await orderThroughApi(server.url, { lines, customer: PLANTED_CUSTOMER });
  await sendMessage(server.url, PLANTED_MESSAGE);

  async function visit(path: string, shown: string | RegExp = PLANTED): Promise<void> {
    await test.step(path.slice(0, 60), async () => {
      await page.goto(path);
      await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await expectUnharmed(page);
    });
  }

  await visit('/');
  await visit(`/?q=${inAddress}`);
  await visit(
    `/?type=${inAddress}&subsection=${inAddress}&price=${inAddress}&page=${inAddress}&seed=${inAddress}`,
  );
  for (const { id } of [product, other]) await visit(`/moreInfo/${id}`);
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).scrollIntoViewIfNeeded();
  await visit(`/moreInfo/${inAddress}`, /No encontramos/);
  await visit(`/${inAddress}`);
  await leaveCart(page, lines);
  await visit('/cart');
  await visit('/cart?paso=contacto', '12 unidades');
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await expect(page.getByRole('dialog', { name: 'Tu carrito' }).getByText(PLANTED).first()).toBeVisible();
  await visit('/FAQ', 'Preguntas frecuentes');
  await visit(`/login?volver=${inAddress}`, 'Administración');

  await beAdministrator(page);
  await visit('/hilvanDash');
  await visit('/hilvanDash/pedidos');
  await visit(`/hilvanDash/pedidos?q=${inAddress}&estado=${inAddress}&pagina=${inAddress}`, /Pedidos/);
  await visit(`/hilvanDash/pedidos?pedido=${_id}`);
  await visit(`/hilvanDash/pedidos?pedido=${inAddress}`);
  await page.request.post(`/api/orders/${_id}/notes`, { data: { text: PLANTED_LONG } });
  const quote = await page.request.post(`/api/orders/${_id}/quotes`, {
    data: {
      ...A_QUOTE,
      validUntil: validDayAfter(Date.now(), 7),
      lines: [{ ...aQuoteLine(product, { [PLANTED]: 12 }), note: PLANTED }],
      extras: [{ text: PLANTED, amount: 100 }],
      message: PLANTED_LONG,
    },
  });
  const quoteLink = new URL((await quote.json()).link);
  await page.request.post('/api/withdrawals', { data: PLANTED_WITHDRAWAL });
  await visit(`/hilvanDash/pedidos/${_id}`, PLANTED_LONG);
  await visit(`/hilvanDash/pedidos/${_id}/imprimir`);
  await visit(quoteLink.pathname);
  await visit('/hilvanDash/clientes');
  await page.getByRole('main').getByRole('link', { name: PLANTED }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PLANTED);
  await expectUnharmed(page);
  await visit('/hilvanDash/arrepentimientos');
  await visit('/hilvanDash/productos');
  await visit(`/hilvanDash/productos?buscar=${inAddress}`);
  await visit(`/hilvanDash/productos?editar=${product.id}`);
  await visit('/hilvanDash/productos?eliminados=1');
  await visit('/hilvanDash/contacto');
  await expect(page.getByText(PLANTED_LONG.slice(0, 30)).first()).toBeVisible();
  await visit(`/hilvanDash/contacto?buscar=${inAddress}`);
  await visit(`/hilvanDash/nuevo?paso=${inAddress}`, /producto/i);
  await visit('/hilvanDash/importar', 'Elegir una planilla');
  const quoted = `"${PLANTED.replaceAll('"', '""')}"`;
  await chooseSheet(page, csvSheet([`${quoted};Nombre;Código`, `${quoted};${quoted};IMP-X`]));
  await expect(page.getByText(PLANTED, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('heading', { name: 'Categorías que la tienda no tiene' })).toBeFocused();
  await page.getByRole('button', { name: 'Revisar' }).click();
  await page.getByRole('tab', { name: /Con errores/ }).click();
  await expectUnharmed(page);
  const link = await inviteThroughApi(page, PLANTED_CUSTOMER.email);
  await visit('/hilvanDash/registro');
  await visit(`/hilvanDash/registro?quien=${inAddress}&area=${inAddress}&antes=${inAddress}`, /nada anotado/);
  await logInAs(PLANTED_LONG, server.url);
  await visit('/hilvanDash/cuenta', 'Otro programa');
  await expect(page.getByText(PLANTED_CUSTOMER.email, { exact: true })).toBeVisible();
  await visit(link, 'Te invitaron');
  await expect(page.getByLabel('Email')).toHaveValue(PLANTED_CUSTOMER.email);
  await visit(`/invitacion?${inAddress}#${PLANTED}`, 'El enlace ya no vale');
  expect(dialogs).toEqual([]);
});

/** Stores colours that an earlier version took and the API refuses now. */
function storeColours(
  { dataDir }: RunningServer,
  { ids, colours }: { ids: readonly string[]; colours: readonly string[] },
): void {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 });
  database.exec("begin immediate; update counters set value = value + 1 where name = 'catalogue-version'");
  const change = database.prepare(
    "update products set colours = ?, changed_in = (select value from counters where name = 'catalogue-version') where id = ?",
  );
  for (const id of ids) change.run(JSON.stringify(colours), id);
  database.exec('commit');
  database.close();
}

/** Returns the invitation's link. */
async function inviteThroughApi(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/invitations', { data: { email } });
  const invitation: WireNewInvitation = await answer.json();
  return invitation.link;
}

/** Opens a session with that user agent. */
async function logInAs(userAgent: string, url: string): Promise<void> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent.replace(/[^\x20-\x7e]/g, '') },
    body: JSON.stringify(ADMINISTRATOR),
  });
  expect(answer.ok).toBe(true);
}

/** No planted script ran and none became an element; scripts that the policy blocks fail the test by themselves. */
async function expectUnharmed(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const grown =
      '[onerror], [onload], [onfocus], [onmouseover], [srcdoc], img[src="x"], base, math, object, embed';
    const addresses = [...document.querySelectorAll('[href], [src], [action], [formaction]')].flatMap(
      (element) => ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [
      ...('pwned' in window ? ['a script ran'] : []),
      ...[...document.querySelectorAll(grown)].map(({ outerHTML }) => outerHTML),
      ...addresses.filter((address) =>
        /^\s*(?:javascript:|vbscript:|data:(?!image\/))|^\/\/evil/i.test(address),
      ),
    ];
  });
  expect(found).toEqual([]);
}
