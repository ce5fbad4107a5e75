import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import type { WireQuoteReceipt } from '#schemas/quote-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { pdfTexts } from '#tests/support/pdf-texts.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

/** Eighteen lines, as many as a sheet must hold; the last one is a service. */
async function aLongQuote(
  { shop, url }: { shop: ShopClient; url: string },
  lines = 18,
): Promise<WireQuoteReceipt> {
  const products = await Promise.all(
    Array.from({ length: lines - 1 }, (_, index) =>
      shop.addProduct(
        aPlainThread({ name: `Cinta de raso doble faz 25 mm, rollo ${index + 1}`, brand: 'Cinta Alba' }),
      ),
    ),
  );
  const [first] = products;
  if (first === undefined) throw new Error('no products');
  const { _id } = await orderThroughApi(url, { lines: [{ product: first, quantities: { Rojo: 12 } }] });
  return shop.sendQuote(_id, {
    lines: products.map((product, index) => ({
      _id: product.id,
      quantity: { Rojo: 6 + index, Azul: 2 },
      unitPrice: index === 1 ? 4000.5 : null,
      discountPercent: index === 2 ? '12.5' : '0',
      note: '',
    })),
    extras: [{ text: 'Afilado de tijera', amount: 1500.5 }],
    discountPercent: '5',
    shipping: { amount: 4200, carrier: 'encomienda a Rafaela', note: '' },
    validUntil: validDayAfter(Date.now(), 7),
    message: 'El cierre dorado llega el martes. Te guardamos el hilo. Gracias por escribirnos.',
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('a customer reads, changes and accepts a quote without scripts [QUOTE-004]', async ({
    page,
    shop,
    server,
  }) => {
    const { link, total } = await aLongQuote({ shop, url: server.url });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: /^Presupuesto N\.º \d+$/ })).toBeVisible();
    const amount = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(total);
    const sums = plain(await page.getByRole('region', { name: 'Importes' }).innerText());
    expect(sums).toContain(`$ ${amount}`);
    const accept = page.getByRole('button', { name: /^Aceptar presupuesto de/ });
    expect(plain(await accept.innerText())).toBe(`Aceptar presupuesto de $ ${amount}`);
    if (isSmall(page)) await expect(accept).toBeInViewport();
    expect(await smallTargets(page)).toEqual([]);

    await page.getByLabel('¿Quieres cambiar algo?').fill('Que sean 20 rojos');
    await page.getByRole('button', { name: 'Pedir un cambio' }).click();
    await expect(page.getByText('Que sean 20 rojos')).toBeVisible();
    await expect(page.getByText(/^Cambio pedido el/)).toBeVisible();

    await accept.click();
    await expect(page.getByText(/^Aceptado el/)).toBeVisible();
    await expect(accept).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Aceptaste la versión 1.')).toBeVisible();
    const chat = page.getByRole('link', { name: 'Escribir por WhatsApp' });
    await expect(chat).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(chat).toHaveCount(0);
  });
});

test.describe(() => {
  // Paper is another layout.
  test.use({ mayShift: true });

  test('the quote’s page is accessible, and its printed sheet holds eighteen lines with all that a paper needs [QUOTE-003 QUOTE-004]', {
    tag: '@once',
  }, async ({ page, shop, server }) => {
    const { link } = await aLongQuote({ shop, url: server.url });
    await page.goto(link);
    await expectAccessible(page);
    const [sheet, ...further] = await pdfTexts(await page.pdf({ preferCSSPageSize: true }));
    expect(further).toEqual([]);
    for (const fact of [
      /Casa Hilván · Presupuesto N\.º \d+, versión 1/,
      'CUIT 30-00000000-0',
      'Aarón Castellanos 1923',
      '(03496) 42-1923',
      /Fecha \d/,
      /Vale hasta \d/,
      'Código Producto Cantidad Precio Importe',
      'Hoja 1 de 1',
    ])
      expect(sheet).toMatch(fact);
    expect(new Set(sheet?.match(/HILO-\d+/g)).size).toBe(17);
    await page.emulateMedia({ media: 'print' });
    // An A4 sheet less its margins, as the PDF of any phone.
    await page.setViewportSize({ width: 688, height: 900 });
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const text of [
      'CUIT 30-00000000-0',
      'Aceptar o pedir un cambio',
      /Casa Hilván · Presupuesto N.º \d+, versión 1/,
    ])
      await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'Código QR con la dirección del presupuesto' })).toBeVisible();
  });

  test('each further sheet of a quote says whose it is and which one, and the total is never alone on it [QUOTE-003]', {
    tag: '@once',
  }, async ({ page, shop, server }) => {
    const { link } = await aLongQuote({ shop, url: server.url }, 32);
    await page.goto(link);
    const rows = page.locator('.paper-lines tbody tr');
    let isSecondBegun = false;
    // One line fewer each time, so that the sheet ends at each place once.
    for (let lines = await rows.count(); lines > 18; lines -= 1) {
      const sheets = await pdfTexts(await page.pdf({ preferCSSPageSize: true }));
      for (const [index, sheet] of sheets.entries()) {
        expect(sheet).toMatch(/Casa Hilván · Presupuesto N\.º \d+, versión 1/);
        expect(sheet).toContain(`Hoja ${index + 1} de ${sheets.length}`);
      }
      const last = sheets.at(-1) ?? '';
      expect(last).toContain('Precio sin impuestos nacionales');
      expect(last.match(/rollo \d+|Afilado/g)?.length, `${lines} lines`).toBeGreaterThan(1);
      isSecondBegun ||= sheets.length > 1;
      await rows.first().evaluate((row) => row.remove());
    }
    expect(isSecondBegun).toBe(true);
  });
});
