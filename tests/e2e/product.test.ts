import { pesos } from '#domain/money/centavos.ts';
import { slug } from '#domain/text/slug.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { addProductsOf, cardOf, demoPhotos, isSmall } from '#tests/support/catalogue-page.ts';
import { quantity, subtotal } from '#tests/support/product-page.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const MARKUP = '<img src=x onerror="document.title=\'roto\'">';

test('a product page shows every field, with markup as text [ROUTE-009 DETAIL-007 DETAIL-012 DETAIL-013 PRICE-003]', async ({
  page,
  shop,
}) => {
  const product = await shop.addProduct(
    aThread({
      brand: 'Detallista',
      name: `Hilo ${MARKUP}`,
      description: `Primera línea/Segunda ${MARKUP}/Tercera`,
      code: 'DET-1',
      price: pesos(1234.5),
      bulkOffer: { minimumUnits: 12, packPrice: pesos(12_000) },
      summary: 'Para coser y bordar',
      specifications: 'Gramaje: 80 g/m². Aguja: 130/705 H',
      photos: await demoPhotos(shop, 1),
    }),
  );
  await page.goto(`/moreInfo/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hilo ${MARKUP}`);
  const text = plain(await page.getByRole('main').innerText());
  if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);

  await test.step('names, place and prices [DETAIL-006 DETAIL-008 DETAIL-009 DETAIL-010 DETAIL-011 DETAIL-G02 DETAIL-G03 DETAIL-G04 PRICE-008 PRICE-009]', async () => {
    for (const part of [
      'Mercería / Hilos',
      'Detallista',
      'DET-1',
      '$ 1.234,50',
      'Llevando 12 o más: $ 1.000,00 c/u',
      'Oferta válida únicamente para compras online.',
      'Para coser y bordar',
      'Gramaje: 80 g/m². Aguja: 130/705 H',
      'Colores',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Primera línea\n+Segunda <img [^>]*>\n+Tercera/);
    await expect(page).toHaveTitle(/^Hilo <img .*Detallista \| Casa Hilván$/);
  });

  await test.step('no chat about haberdashery; four promises [DETAIL-025 DETAIL-027 DETAIL-028 DETAIL-G12]', async () => {
    await expect(page.getByRole('link', { name: 'CONSULTAR POR WHATSAPP' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Volver atrás' })).toBeVisible();
    for (const promise of [
      'Paga en cuotas con todas las tarjetas',
      'Envíos a todo el país',
      'Compra segura',
      'Calidad garantizada',
    ]) {
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: promise })).toBeVisible();
    }
  });

  await test.step('whole units from 0 upwards [DETAIL-014 DETAIL-016 DETAIL-018 DETAIL-019 DETAIL-020 DETAIL-G08]', async () => {
    const red = quantity(page, 'Rojo');
    const less = page.getByRole('button', { name: 'Quitar una unidad de Rojo' });
    await expect(less).toBeDisabled();
    await red.fill('7');
    for (const nonsense of ['siete', '-3', '1,5', '2e3']) {
      await red.fill(nonsense);
      await expect(red).toHaveValue('7');
    }
    await red.fill('10000');
    await expect(red).toHaveValue('9999');
    await expect(page.getByRole('button', { name: 'Agregar una unidad de Rojo' })).toBeDisabled();
    await red.fill('1');
    await less.click();
    await expect(red).toHaveValue('0');
    await expect(less).toBeDisabled();
  });

  await test.step('without units nothing is added [DETAIL-023]', async () => {
    await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
    const warning = page.getByRole('dialog', { name: 'Selecciona una cantidad' });
    await expect(warning).toContainText('Debes seleccionar al menos una cantidad antes de añadir al carrito');
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: 'Carrito', exact: true })).toBeVisible();
  });

  await test.step('nothing chosen: the bar has the price of one; chosen: their sum and saving [DETAIL-017]', async () => {
    const bar = page.getByRole('status').filter({ hasText: '1.234,50' });
    await expect(bar).toHaveText(/\$\s1\.234,50\s*Elige colores$/);
    await quantity(page, 'Rojo').fill('12');
    await expect(subtotal(page)).toHaveText(/^.*12 unidades\s*Subtotal\s*\$\s12\.000,00/);
    await expect(subtotal(page).getByText('Ahorras')).toBeVisible();
    await expect(subtotal(page)).toContainText(/Ahorras \$\s2\.814,00/);
  });
});

test('name and price are in the first view, above the bar [DETAIL-008 DETAIL-009 DETAIL-017]', async ({
  page,
  shop,
}) => {
  const machine = { section: 'Maquina', subsection: 'Familiar', type: 'Overlock' } as const;
  const name = 'Máquina de coser familiar Norte 40 puntadas';
  const [product] = await addProductsOf(shop, 'Alta', [
    { ...machine, name, price: pesos(656_900), photos: await demoPhotos(shop, 2) },
  ]);
  await page.goto(`/moreInfo/${product?.id}`);
  const main = page.getByRole('main');
  const bar = main.getByRole('status').filter({ hasText: 'Elige la cantidad' });
  await expect(bar).toContainText(/\$\s656\.900,00/);
  await expect(bar).not.toContainText(/\$\s0/);
  const barTop = (await bar.boundingBox())?.y ?? 0;
  for (const part of [
    main.getByRole('heading', { level: 1, name }),
    main.getByText('$\u00a0656.900,00').first(),
    main.getByText('por unidad', { exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    if (isSmall(page)) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(barTop);
  }
  if (isSmall(page)) {
    const photo = await main.getByRole('img', { name: /foto 1 de 2/ }).boundingBox();
    expect(photo?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.46);
  }
});

test('an offer that never applies is not advertised [DETAIL-010 DETAIL-032 GRID-010 PRICE-014]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const forSix = (pack: number) => ({ minimumUnits: 6, packPrice: pesos(pack) });
  const products = await addProductsOf(shop, 'Desventaja', [
    { price: pesos(100), bulkOffer: forSix(900) },
    { price: pesos(100), bulkOffer: forSix(600) },
    { price: null, bulkOffer: forSix(500) },
  ]);
  await page.goto('/?q=desventaja');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').getByText('OFERTA POR CANTIDAD')).toHaveCount(0);
  for (const { id, name } of products) {
    await page.goto(`/moreInfo/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByLabel('Cantidad', { exact: true }).fill('6');
    await expect(subtotal(page)).toContainText('6 unidades');
    await expect(page.getByText('Llevando')).toHaveCount(0);
  }
});

test('a related product starts at 0 units, and back leads back to those chosen [DETAIL-001 DETAIL-004 DETAIL-005 DETAIL-022 DETAIL-034 DETAIL-G01 DETAIL-G07 DETAIL-G09 DETAIL-G11 NAV-G02 PRICE-005 PRICE-G02]', async ({
  page,
  shop,
}) => {
  // No other product stands there.
  const place = { subsection: 'Puntillas', type: 'Otros' };
  const photos = await demoPhotos(shop, 1);
  const [one, two] = await addProductsOf(shop, 'Parienta', [
    { ...place, price: null, photos },
    { ...place, models: ['Modelo 1'], photos },
  ]);
  await page.goto('/?q=parienta');
  await page.getByRole('link', { name: `Más información de ${one?.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: one?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Consultar');
  await expect(page.getByText(/^Código/)).toHaveCount(0);
  const stepper = page.getByLabel('Cantidad', { exact: true });
  await stepper.fill('3');
  await expect(subtotal(page)).toHaveText(/3 unidades\s*Subtotal\s*Consultar$/);
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect(stepper).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Carrito, 3 unidades' })).toBeVisible();
  await stepper.fill('2');

  await test.step('to a related one, of the same type first, never itself', async () => {
    const related = page.getByRole('region', { name: 'También te puede interesar' });
    await expect(related.getByText('Productos relacionados...')).toBeVisible();
    await expect(related.getByRole('article').first().getByRole('heading')).toHaveText(two?.name ?? '');
    await expect(cardOf(page, one?.name ?? '')).toHaveCount(0);
    await related.getByRole('link', { name: `Más información de ${two?.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: two?.name ?? '' })).toBeInViewport();
    await expect(stepper).toHaveValue('0');
  });

  await test.step('and back, one step at a time', async () => {
    const back = page.getByRole('main').getByRole('link', { name: 'Volver atrás' });
    await back.click();
    await expect(page).toHaveURL(new RegExp(`/moreInfo/${one?.id}/${slug(one?.name ?? '')}$`));
    await expect(stepper).toHaveValue('2');
    await back.click();
    await expect(page).toHaveURL(/\?q=parienta/);
    await expect(cardOf(page, two?.name ?? '')).toBeVisible();
  });
});
