import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { addProductsOf, isSmall } from '#tests/support/catalogue-page.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const MACHINES: readonly Partial<Product>[] = [
  { name: 'Recta uno', price: pesos(121_000), specifications: 'Velocidad: 4.500 ppm. Garantía: 12 meses.' },
  { name: 'Recta dos', price: pesos(242_000), specifications: 'Garantía: 24 meses. Sin mesa.' },
  { name: 'Recta tres', price: pesos(363_000), specifications: 'Velocidad: 5.000 ppm.' },
];

/** Machines of a type of their own, so that only these are offered. */
function addMachines(shop: ShopClient, type: string): Promise<Product[]> {
  return addProductsOf(
    shop,
    'Comparada',
    MACHINES.map((machine) => ({
      section: 'Maquina',
      subsection: 'Industrial',
      type,
      bulkOffer: null,
      colours: [],
      models: [],
      ...machine,
    })),
  );
}

/** The values of a row, whose name stands above them on a phone. */
async function valuesOf(page: Page, name: string): Promise<string[]> {
  const table = page.getByRole('region', { name: 'Comparación' }).getByRole('table');
  const named = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const row = isSmall(page) ? named.locator('+ tr') : named;
  return (await row.locator('td').allInnerTexts()).map(plain);
}

test('machines stand side by side with price, net price, plans and specifications, and go into the cart [LAW-001 LAW-002]', async ({
  page,
  shop,
}) => {
  const [one] = await addMachines(shop, 'Triple arrastre');
  await page.goto(`/moreInfo/${one?.id}`);
  await page.getByRole('link', { name: 'Comparar', exact: true }).click();
  await expect(page.getByRole('heading', { name: '¿Con cuál comparas «Recta uno»?' })).toBeVisible();
  await page.getByRole('link', { name: /^Recta dos/ }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: /^Recta tres/ }).click();
  await expect(page).toHaveTitle(/^Comparar: Recta uno, Recta dos, Recta tres/);
  const net = (amount: string) => expect.stringContaining(`Precio sin impuestos nacionales: $ ${amount}`);
  expect(await valuesOf(page, 'Precio')).toEqual([net('100.000,00'), net('200.000,00'), net('300.000,00')]);
  expect(await valuesOf(page, 'Velocidad')).toEqual(['4.500 ppm', expect.stringMatching(/^–/), '5.000 ppm']);
  expect(await valuesOf(page, 'Garantía')).toEqual(['12 meses', '24 meses', expect.stringMatching(/^–/)]);
  const [plan = ''] = await valuesOf(page, '3 cuotas');
  expect(plan).toMatch(/^\$ 47\.7\d\d\s+Total \$ 143\.\d{3}\s+CFTEA \d+,\d\d %$/);
  await expectAccessible(page);
  if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await page.getByRole('link', { name: 'Quitar Recta uno' }).click();
  await expect(page).toHaveTitle(/^Comparar: Recta dos, Recta tres/);
  await page.getByRole('button', { name: 'Agregar de Recta dos' }).click();
  await expect(page.getByRole('button', { name: /^Carrito/ })).toContainText('1');
});

test('where nothing is compared yet, the page says how and leads to products [ROUTE-017]', {
  tag: '@once',
}, async ({ page, shop }) => {
  await addMachines(shop, 'Collaretas');
  await page.goto('/comparar');
  const main = page.getByRole('main');
  await expect(main).toContainText('Todavía no elegiste qué comparar');
  await expectAccessible(page);
  await expect(main.getByRole('link', { name: 'Ir a comprar' })).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: 'Ver máquinas de coser' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Máquinas de coser' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ['csp'] });

  test('an address compares the products that it names, and links add others [LAW-001]', {
    tag: '@once',
  }, async ({ page, shop }) => {
    const [one, two, three] = await addMachines(shop, 'Doble arrastre');
    await page.goto(`/comparar?productos=${one?.id},no-existe,${two?.id}`);
    expect(await valuesOf(page, 'Garantía')).toEqual(['12 meses', '24 meses']);
    await page.getByRole('link', { name: /^Recta tres/ }).click();
    await expect(page).toHaveURL(`/comparar?productos=${one?.id},${two?.id},${three?.id}`);
    await expect.poll(() => valuesOf(page, 'Garantía')).toHaveLength(3);
  });
});
