import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const test = testOnOwnShop({ DEMO: '0' });
test.use({ expectedFailures: [412, 422], permissions: ['clipboard-read', 'clipboard-write'] });

const LISTS = '/hilvanDash/precios/mayoristas';
const prices = (page: Page) => page.getByRole('region', { name: 'Precios' });
const links = (page: Page) => page.getByRole('region', { name: 'Links' });
const priceRow = (page: Page, name: string) => prices(page).getByRole('row', { name: new RegExp(name) });

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
}

async function addRule(page: Page, percent: string, brand?: string): Promise<void> {
  await page.getByRole('button', { name: 'Otra regla' }).click();
  const rule = page.getByRole('list', { name: 'Cuánto menos' }).getByRole('listitem').last();
  if (brand !== undefined) {
    await rule.getByLabel('A qué').selectOption('Marca');
    await rule.getByLabel('Qué marca').selectOption(brand);
  }
  await rule.getByLabel(/^Por ciento menos/).fill(percent);
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar la lista' });

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(save(page)).toBeHidden();
}

test('a price list is made, priced, given to a customer by a link, and named by their order [TRADE-001 TRADE-002 TRADE-005]', async ({
  page,
  shop,
  server,
}) => {
  const thread = await shop.addProduct(
    aPlainThread({ name: 'Hilo de listas', brand: 'Tensa', price: pesos(4850), bulkOffer: null }),
  );
  await shop.addProduct(
    aPlainThread({
      name: 'Tijera de listas',
      code: 'TIJ-L',
      brand: 'Filo Sur',
      price: pesos(38_500),
      bulkOffer: null,
    }),
  );
  await beAdministrator(page);
  await shop.changeStore('selling', { wholesale: true });

  await test.step('the shop has none yet, and makes one', async () => {
    await page.goto(LISTS);
    await expect(page.getByText('Todavía no hay listas.')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Nueva lista' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Talleres');
    await page.getByRole('button', { name: 'Hacer la lista' }).click();
    await expect(page.getByRole('heading', { name: 'Talleres' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Mayoristas 1' })).toBeVisible();
  });

  await test.step('what is typed shows in the prices before it is saved, and the most exact rule wins', async () => {
    await addRule(page, '18');
    await addRule(page, '20', 'Tensa');
    await expect(priceRow(page, 'Hilo de listas')).toContainText('3.880');
    await expect(priceRow(page, 'Tijera de listas')).toContainText('31.570');
    await expect(page.getByText('1 producto', { exact: true })).toBeVisible();
    await expectSound(page);
  });

  await test.step('a price of its own is typed in its place', async () => {
    await page.getByRole('button', { name: /^Cambiar el precio de la lista de .*Tijera de listas/ }).click();
    await page.getByLabel(/^Precio propio de .*Tijera de listas/).fill('36.000');
    await page.keyboard.press('Enter');
    await expect(priceRow(page, 'Tijera de listas')).toContainText('36.000');
    await expect(priceRow(page, 'Tijera de listas')).toContainText('Propio');
    await page.getByRole('button', { name: 'Con precio propio 1' }).click();
    await expect(priceRow(page, 'Hilo de listas')).toHaveCount(0);
  });

  await test.step('prices of their own come from a spreadsheet too', async () => {
    const file = page.getByLabel('Planilla con códigos y precios');
    const csv = (text: string) => ({ name: 'talleres.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await file.setInputFiles(csv('codigo;precio\nTIJ-L;gratis\n'));
    await expect(prices(page).getByRole('alert')).toContainText('Fila 2, precio: no es un precio');
    await file.setInputFiles(csv('codigo;precio\nTIJ-L;35.500\nNADIE;10\n'));
    await expect(prices(page).getByRole('status').last()).toContainText(
      '1 código no está en la tienda: NADIE.',
    );
    await expect(priceRow(page, 'Tijera de listas')).toContainText('35.500');
    await expectSound(page);
  });

  await test.step('what is not saved is not left behind by mistake', async () => {
    await page.getByRole('tab', { name: 'Historial' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Seguir sin guardar?' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await page.getByLabel('Pedido mínimo').fill('mucho');
    await save(page).click();
    await expect(page.getByLabel('Pedido mínimo')).toBeFocused();
    await expect(page.getByText("Escribe un monto, como '60.000'.")).toBeVisible();
    await page.getByLabel('Pedido mínimo').fill('');
    await saved(page);
    await page.reload();
    await expect(priceRow(page, 'Tijera de listas')).toContainText('35.500');
  });

  await test.step('two people save: each says what stays, and nothing typed is lost', async () => {
    const [list] = (await (await page.request.get('/api/price-lists')).json()) as [WirePriceList];
    const { _id, version, customers: _customers, links: _links, ...fields } = list;
    await page.request.put(`/api/price-lists/${_id}`, {
      data: { ...fields, increment: 2 },
      headers: { 'if-match': `"${version}"` },
    });
    await page.getByLabel('Envío y pago').fill('Pago a 15 días con factura.');
    await save(page).click();
    await expect(page.getByText('Otra persona guardó cambios antes que tú.')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Seguir con lo elegido' }).click();
    await expect(page.getByLabel('Envío y pago')).toHaveValue('Pago a 15 días con factura.');
    await expect(page.getByLabel('De a cuántas unidades')).toHaveValue('2');
    await saved(page);
  });

  const token = await test.step('a link is made, copied, and its use is seen', async () => {
    await page.getByRole('button', { name: 'Hacer un link' }).click();
    await page.getByLabel('Para quién').fill('Casa Pérez');
    await page.getByLabel('Teléfono o correo').fill('Norma');
    await page.getByRole('button', { name: 'Hacer el link' }).click();
    await page.getByRole('button', { name: 'Copiar el link de Casa Pérez' }).click();
    await expect(page.getByText('Link copiado', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/mayorista\/\S{22,}$/);
    await expect(links(page)).toContainText('Sin usar · Sin pedidos');
    await expectSound(page);
    return link.split('/').at(-1) ?? '';
  });

  await test.step('the order says the list, at the desk and on paper', async () => {
    const lines = [{ product: { ...thread, price: pesos(3880) }, quantities: { Rojo: 4 } }];
    const placed = await fetch(`${server.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `priceList=${token}` },
      body: JSON.stringify(anOrderRequest(lines)),
    });
    expect(placed.status).toBe(201);
    const { _id } = (await placed.json()) as { _id: string };
    await page.goto('/hilvanDash/pedidos');
    await expect(page.getByText('Lista Talleres · Casa Pérez')).toBeVisible();
    await page.goto(`/hilvanDash/pedidos/${_id}/imprimir`);
    await expect(page.getByText('Lista Talleres · Casa Pérez')).toBeVisible();
    await expect(page.getByText('Envío y pago: Pago a 15 días con factura.')).toBeVisible();
    await page.goto(`/hilvanDash/pedidos/preparar?ids=${_id}`);
    await expect(page.getByText('· Lista Talleres · Casa Pérez')).toBeVisible();
    await page.goto(`/hilvanDash/pedidos/${_id}?ver=pidio`);
    await page.getByRole('link', { name: 'Lista Talleres · Casa Pérez' }).click();
    await expect(links(page)).toContainText('1 pedido');
  });

  await test.step('a cut link is renewed for the same', async () => {
    await page.getByRole('button', { name: 'Cortar el link de Casa Pérez' }).click();
    await page.getByRole('button', { name: 'Sí, cortar' }).click();
    await expect(links(page)).toContainText('Cortado');
    await page.getByRole('button', { name: 'Renovar el link de Casa Pérez' }).click();
    await expect(page.getByLabel('Para quién')).toHaveValue('Casa Pérez');
    await page.getByRole('button', { name: 'Renovar', exact: true }).click();
    await expect(links(page)).toContainText('Abierto');
  });

  await test.step('a change of prices shows both, before and after', async () => {
    await page.goto('/hilvanDash/precios?valor=10');
    const row = page.getByRole('row', { name: /Hilo de listas/ });
    await expect(row).toContainText('5.335');
    await expect(row).toContainText('4.268');
    expect(plain(await row.innerText())).toMatch(/3\.880[\s\S]*4\.268/);
    await expect(page.getByRole('row', { name: /Tijera de listas/ })).toContainText('propio, igual');
    await expectSound(page);
  });
});

test('the counter sees the lists and changes nothing [TRADE-001 TRADE-005]', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  await shop.addProduct(aPlainThread({ name: 'Hilo de mirar', price: pesos(1000) }));
  await shop.changeStore('selling', { wholesale: true });
  await beAdministrator(page);
  await page.request.post('/api/price-lists', { data: { name: 'Escuelas', rules: [{ percent: '10' }] } });
  const invited = { email: 'eva@casahilvan.example', role: 'mostrador' };
  const { link } = (await (await page.request.post('/api/invitations', { data: invited })).json()) as {
    link: string;
  };
  const acceptance = { token: new URL(link).hash.slice(1), password: 'hilo y aguja 1923' };
  await page.request.post('/api/invitation/accept', { data: acceptance });
  await page.goto(LISTS);
  await page.getByRole('link', { name: /Escuelas/ }).click();
  await expect(page.getByLabel(/^Por ciento menos/)).toBeDisabled();
  await expect(priceRow(page, 'Hilo de mirar')).toContainText('900');
  await expect(page.getByRole('button', { name: /Nueva lista|Hacer un link|Borrar|Guardar/ })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Cambiar' })).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectSound(page);
});
