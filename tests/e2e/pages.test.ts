import type { Locator, Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';

test('the navigation leads to every page and to the chat [ROUTE-001 NAV-001 NAV-002 NAV-003 NAV-004 NAV-G01]', async ({
  page,
}) => {
  await page.goto('/');
  for (const { name, path, heading } of [
    { name: 'Nosotros', path: '/aboutUs', heading: /./ },
    { name: 'Contacto', path: '/contact', heading: 'Contacto / Ubicación' },
    { name: 'Comprar', path: '/howToBuy', heading: 'Cómo comprar' },
    { name: 'Inicio', path: '/', heading: 'Encuentra exactamente lo que necesitas' },
  ]) {
    const navigation = await openNavigation(page);
    await expect(navigation.getByRole('link')).toContainText(['Inicio', 'Nosotros', 'Contacto', 'Comprar']);
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Carrito', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR');
  await openNavigation(page);
  const chat = page.getByRole('link', { name: 'WhatsApp', exact: true }).first();
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/5493496401923\?text=/);
  if (isSmall(page)) await expectAccessible(page);
});

test('the home shows what the shop offers [HOME-008 HOME-009 HOME-G04 CONTENT-022 CONTENT-023]', async ({
  page,
}) => {
  await page.goto('/?seed=1');
  const text = plain(await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  for (const part of ['Hasta 50% OFF', '+1000 productos', 'Envíos a todo el país'])
    expect(text).toContain(part);
  const strip = page.getByRole('banner');
  await expect(strip.getByText('Envíos a todo el país')).toBeVisible();
  if (!isSmall(page)) await expect(strip.getByText('Paga en cuotas con todas las tarjetas')).toBeVisible();

  const bubble = page.getByRole('complementary', { name: 'Ayuda' }).getByRole('link');
  await expect(bubble).toHaveAccessibleName(/¿Necesitas ayuda\?\s*Chatea con nosotros/);
  const href = new URL((await bubble.getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toBe('¡Hola! Estoy en la web y quisiera hacer una consulta.');
  await expectAccessible(page);

  await test.step('why us [CONTENT-001 CONTENT-002 CONTENT-003 CONTENT-004 CONTENT-005]', async () => {
    const why = page.getByRole('region', { name: 'Por qué elegirnos' });
    await expect(why.getByRole('listitem').getByRole('heading')).toHaveText([
      /fundador/,
      /Cinco generaciones/,
      /mercería completa/,
      /atención personalizada/,
    ]);
    await expect(why.getByRole('listitem').first()).toContainText('1923');
    await expect(why.getByRole('img')).toHaveCount(1);
  });

  await test.step('the footer [CONTENT-014 CONTENT-015 CONTENT-016 CONTENT-017 CONTENT-018 CONTENT-019 CONTENT-020 CONTENT-G03]', async () => {
    const footer = page.getByRole('contentinfo');
    const said = plain(await footer.innerText());
    for (const part of [
      '(03496) 42-1923',
      '+54 9 3496 40-1923',
      'Esperanza, Santa Fe',
      'Lun a vie 8:00–12:00 y 15:30–19:30 · Sáb 8:00–12:00',
      'Por qué elegirnos',
      'Versión 2.0',
    ]) {
      expect(said).toContain(part);
    }
    for (const network of ['Instagram', 'Facebook']) {
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/);
    }
    const brands = footer.getByRole('region', { name: 'Marcas oficiales' }).getByRole('img');
    await expect(brands).toHaveCount(14);
  });
});

test.describe('unknown addresses', () => {
  test.use({ expectedFailures: [404] });

  test('the page of an unknown product is as accessible as that of a known one [DETAIL-002]', {
    tag: '@once',
  }, async ({ page, shop }) => {
    await page.goto('/moreInfo/nada');
    await expect(page.getByRole('heading', { name: 'No encontramos este producto' })).toBeVisible();
    await expectAccessible(page);
    const product = await shop.addProduct(aPlainThread({ name: 'Hilo que se conoce' }));
    await page.goto(`/moreInfo/${product.id}`);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expectAccessible(page);
  });
});

async function openNavigation(page: Page): Promise<Locator> {
  if (!isSmall(page)) return page.getByRole('navigation', { name: 'Principal' });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  return page.getByRole('dialog', { name: 'Menú' }).getByRole('navigation');
}
