import { COLOURS } from '#domain/products/colours.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, test } from '#tests/support/browser.ts';

test('at a desk a product’s colours stand in the first view, and nothing sticks over what is still to be chosen [DETAIL-014 DETAIL-017]', async ({
  page,
  shop,
}) => {
  const colours = COLOURS.slice(0, 15).map(({ name }) => name);
  const description = 'Una línea del mostrador/'.repeat(12);
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo a la vista', colours, description }));
  await page.goto(`/moreInfo/${thread.id}`);
  const swatches = page.getByRole('toolbar', { name: 'Elegir colores' }).getByRole('button');
  await expect(swatches).toHaveCount(colours.length);
  for (const swatch of await swatches.all()) {
    await expect(swatch).toBeInViewport({ ratio: 1 });
    // A press in its middle reaches it.
    await swatch.click({ trial: true });
  }
  await swatches.first().click();
  await expect(page.getByRole('button', { name: 'AGREGAR AL CARRITO' })).toBeInViewport({ ratio: 1 });
});

test('on a phone address and phone stand above the form of the page of contact [CONTACT-003]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const main = page.getByRole('main');
  const call = await main.locator('a[href^="tel:"]').first().boundingBox();
  const form = await main.getByRole('textbox').first().boundingBox();
  expect(call?.y).toBeLessThan(form?.y ?? 0);
});
