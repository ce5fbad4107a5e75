import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import type { WireQuoteRequest } from '#schemas/quote.ts';
import type { WireQuoteReceipt } from '#schemas/quote-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

/** Eighteen lines, as long as a sheet must hold. */
async function aLongQuote(
  { shop, url }: { shop: ShopClient; url: string },
  terms: Partial<WireQuoteRequest> = {},
): Promise<WireQuoteReceipt> {
  const products = await Promise.all(
    Array.from({ length: 17 }, (_, index) =>
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
    ...terms,
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
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
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
});
