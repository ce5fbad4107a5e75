import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';

test('how to buy, in four steps [ROUTE-012 CONTENT-009 CONTENT-010 CONTENT-011 CONTENT-012 CONTENT-013 CONTENT-014 CONTENT-021 CONTENT-G05]', async ({
  page,
}) => {
  await page.goto('/howToBuy');
  await expect(page).toHaveTitle('Cómo comprar | Casa Hilván');
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo comprar' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Cuatro pasos' }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText([
    'Agrega al carrito',
    'Revisa y confirma',
    'Te contactamos',
    'Recibe o retira',
  ]);
  await expect(steps).toContainText([
    'Elige productos, colores y modelos.',
    'Cambia las cantidades y envía tu pedido.',
    'Por teléfono o mensaje, para acordar pago y entrega.',
    'Te llega a casa o pasas por el local.',
  ]);

  await test.step('the coverage, drawn and in words', async () => {
    const coverage = page.getByRole('region', { name: 'Envíos a todo el país' });
    const map = coverage.getByRole('img', { name: /^Mapa de las provincias argentinas/ });
    await expect(map).toBeVisible();
    const named = await map.locator('title').allTextContents();
    const listed = (await coverage.getByRole('definition').allTextContents())
      .join(', ')
      .replace('Tierra del Fuego, Antártida e', 'Tierra del Fuego y Antártida e')
      .split(', ');
    expect(listed).toHaveLength(23);
    for (const province of ['Jujuy', 'Santa Fe', 'Chubut']) {
      expect(listed).toContain(province);
      expect(named).toContain(province);
    }
    expect(named).toContain('Ciudad Autónoma de Buenos Aires');
    await expect(coverage).toContainText('Ciudad Autónoma de Buenos Aires');
  });

  await test.step('the payment, as this page gives it', async () => {
    const payment = page.getByRole('region', { name: 'Medios de pago' });
    await expect(payment.getByRole('listitem')).toHaveText([
      'Efectivo',
      'Transferencia',
      'Débito',
      'Crédito',
    ]);
    await expect(payment.getByRole('heading', { name: 'Financiación en cuotas' })).toBeVisible();
    await expect(payment).toContainText('Se consulta por cada compra.');
    await expect(payment.getByRole('link', { name: 'Consultar por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5493496401923\?text=/,
    );
    await expect(payment).not.toContainText('cheque');
  });

  const pickup = page.getByRole('region', { name: 'Retira en nuestro local' });
  const said = plain(await pickup.innerText()).replaceAll(/\s+/g, ' ');
  for (const part of [
    'Esperanza, Santa Fe',
    'Lunes a viernes 8:00–12:00 y 15:30–19:30',
    'Sábados 8:00–12:00',
  ])
    expect(said).toContain(part);
  await expectAccessible(page);
});

test('frequent questions open one by one, beside the categories [ROUTE-013 ROUTE-G03 CONTENT-006 CONTENT-007 CONTENT-008 CONTENT-009 CONTENT-G02]', async ({
  page,
}) => {
  await page.goto('/FAQ');
  await expect(page).toHaveTitle('Preguntas frecuentes | Casa Hilván');
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
  for (const [question, answer] of [
    ['¿Hay un mínimo de compra?', 'Para clientes nuevos, la primera compra tiene un mínimo de $20.000.'],
    ['¿Cómo puedo pagar?', 'Por banco o con cheque.'],
    ['¿Hacen descuentos por mayor?', 'los descuentos mayoristas se consultan'],
  ] as const) {
    await test.step(question, async () => {
      await expect(page.getByText(answer)).toBeHidden();
      await page.getByText(question).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(answer)).toBeVisible();
    });
  }
  await expectAccessible(page);
  await page.getByText('¿Cómo puedo pagar?').click();
  await expect(page.getByText('Por banco o con cheque.')).toBeHidden();

  await test.step('the categories lead to products [NAV-005 NAV-008 NAV-014]', async () => {
    if (isSmall(page)) {
      await page.getByRole('button', { name: 'Categorías' }).click();
      await expect(page.getByRole('dialog', { name: 'Categorías' })).toBeVisible();
      await expectAccessible(page);
    }
    await expect(page.getByRole('heading', { name: 'Reparaciones y repuestos' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Categorías' })
      .getByRole('link', { name: /^Hilos/ })
      .click();
    await expect(page).toHaveURL(/\/\?.*subsection=Hilos/i);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the shop tells its story, since 1923 and for five generations [ROUTE-008 CONST-003 CONTENT-001 CONTENT-002 CONTENT-003 CONTENT-004 CONTENT-005 CONTENT-G01 CONTENT-G04]', async ({
  page,
}) => {
  await page.goto('/aboutUs');
  await expect(page).toHaveTitle('Nosotros | Casa Hilván');
  await expect(page.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Casa Hilván es una mercería de familia de Esperanza, Santa Fe: cinco generaciones enhebrando la aguja desde 1923.',
  );
  const generations = page.getByRole('region', { name: 'Lo que sumó cada generación' });
  await expect(generations.getByRole('listitem')).toHaveCount(5);

  const why = page.getByRole('region', { name: 'Por qué elegirnos' });
  await expect(why.getByRole('heading', { level: 2 })).toHaveText('Por qué elegirnos');
  await expect(why.getByRole('listitem')).toContainText([
    /1\s*El legado del fundador.*1923/s,
    /2\s*Cinco generaciones de familia/,
    /3\s*Más que un negocio, una mercería completa/,
    /4\s*Compromiso con la atención personalizada/,
  ]);
  const image = why.getByRole('img', { name: /^Máquina de coser antigua/ });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const years = (await page.locator('body').innerText()).match(/\b1[89]\d\d\b/g);
  expect(new Set(years)).toEqual(new Set(['1923']));
  await expectAccessible(page);
});

test('header and footer are the same on every page [CONTENT-015 CONTENT-016 CONTENT-017 CONTENT-019 CONTENT-020 CONTENT-023 CONTENT-G06]', async ({
  page,
}) => {
  await page.goto('/calculadora');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['(03496) 42-1923', 'tel:03496421923'],
    ['+54 9 3496 40-1923', 'tel:+5493496401923'],
    ['Instagram', /^https:/],
    ['Facebook', /^https:/],
    ['WhatsApp', /^https:\/\/wa\.me\//],
    ['Cómo comprar', '/howToBuy'],
    ['Preguntas frecuentes', '/FAQ'],
    ['Calculadora de cuotas', '/calculadora'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const text of [
    'Esperanza, Santa Fe',
    'Por qué elegirnos',
    'Legado del fundador, desde 1923',
    'Cinco generaciones',
    'Mercería completa',
    'Atención personalizada',
    'Versión 2.0',
  ]) {
    await expect(footer).toContainText(text);
  }
  const header = page.getByRole('banner');
  await expect(header.getByText('Paga en cuotas con todas las tarjetas')).toBeVisible();
  const shipping = header.getByText('Envíos a todo el país');
  if (isSmall(page)) await expect(shipping).toBeHidden();
  else await expect(shipping).toBeVisible();
});

test('menu and cart open from the keyboard and give the focus back [NAV-001 NAV-002 NAV-003 NAV-G02 NAV-G03]', async ({
  page,
}) => {
  await page.goto('/howToBuy');
  const header = page.getByRole('banner');
  if (isSmall(page)) {
    const menuButton = header.getByRole('button', { name: 'Abrir menú' });
    await menuButton.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu.getByRole('link', { name: 'Comprar' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton).toBeFocused();
  } else {
    const navigation = header.getByRole('navigation', { name: 'Principal' });
    await expect(navigation.getByRole('link', { name: 'Comprar' })).toHaveAttribute('aria-current', 'page');
    await expect(header.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
  }
  const cart = header.getByRole('button', { name: 'Carrito', exact: true });
  await expect(cart).not.toContainText('0');
  await cart.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cart).toBeFocused();
});
