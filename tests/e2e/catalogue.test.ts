import type { Locator, Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import {
  addProductsOf,
  cardNames,
  cards,
  expectCount,
  isSmall,
  pager,
  visibleCount,
} from '#tests/support/catalogue-page.ts';
import { guardLeft } from '#tests/support/guard-left.ts';
import { withoutCatalogue } from '#tests/support/without-catalogue.ts';

const HABERDASHERY = [
  'Hilos',
  'Puntillas',
  'Agujas',
  'Abrojos/Apliques',
  'Reparadores',
  'Elásticos',
  'Herramientas/Tijeras',
  'Lubricantes y pegamentos',
  'Cintas',
  'Herrajes y Broches',
  'Cierres',
  'Cordones',
];

test('the categories stand beside the results, on a phone behind a button [ROUTE-003 ROUTE-004 ROUTE-005 NAV-005 NAV-G06]', async ({
  page,
}) => {
  await page.goto('/');
  const standing = page.getByRole('main').getByRole('heading', { name: 'Categorías' });
  const button = page.getByRole('button', { name: 'Categorías' });
  if (isSmall(page)) {
    await expect(standing).toBeHidden();
    await button.click();
  } else {
    await expect(button).toBeHidden();
    await expect(standing).toBeVisible();
    const sidebar = await standing.boundingBox();
    const results = await page.getByRole('heading', { name: 'Todos los productos' }).boundingBox();
    expect(sidebar?.x).toBeLessThan(results?.x ?? 0);
  }
  const tree = page.getByRole('navigation', { name: 'Categorías', exact: true });
  await expect(tree.getByRole('heading')).toHaveText([/^Máquinas de coser\d+$/, /^Mercería\d+$/]);

  await test.step('every subsection opens its types [NAV-006 NAV-007 NAV-009 NAV-010]', async () => {
    await openTypes(tree, 'Industrial');
    await openTypes(tree, 'Familiar');
    expect(await linkTexts(branch(tree, 'Máquinas de coser'))).toEqual([
      'Máquinas de coser',
      'Industrial',
      ...['Rectas', 'Overlock', 'Collaretas', 'Recta y zig zag', 'Doble arrastre', 'Triple arrastre'],
      'Familiar',
      ...['Máquina de coser', 'Collareta', 'Overlock'],
    ]);
    const haberdashery = branch(tree, 'Mercería');
    expect(await linkTexts(haberdashery)).toEqual(['Mercería', ...HABERDASHERY]);
    for (const subsection of HABERDASHERY) await openTypes(tree, subsection);
    expect((await linkTexts(haberdashery)).length).toBeGreaterThan(HABERDASHERY.length * 4);
    await openTypes(tree, 'Hilos', false);
    await expect(haberdashery.getByRole('link', { name: /^Poliéster/ })).toBeHidden();
  });

  await test.step('the workshop is a chat, no filter [NAV-004 NAV-008 NAV-G04 NAV-G05]', async () => {
    const repairs = page.getByRole('heading', { name: 'Reparaciones y repuestos' }).locator('..');
    const chat = repairs.getByRole('link');
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/5493496401923\?text=%C2%A1Hola!/);
    await expect(chat).toHaveAttribute('target', '_blank');
  });

  if (isSmall(page)) {
    await expectAccessible(page);
    await page.getByRole('dialog', { name: 'Categorías' }).getByRole('button', { name: 'Cerrar' }).click();
    await expect(tree).toBeHidden();
    await expect(button).toBeFocused();
    await test.step('a rotated phone or a widened window shows them beside the results', async () => {
      await page.setViewportSize({ width: 1100, height: 844 });
      await openTypes(tree, 'Hilos');
      await tree
        .getByRole('link', { name: /^Algodón/ })
        .first()
        .click();
      await expect(page).toHaveURL(/type=/);
      const chosen = tree.locator('[aria-current="true"]');
      await expect(chosen).toHaveText(/^Algodón/);
      await expect(chosen).toBeVisible();
    });
  }
});

test.describe('without the browser’s catalogue', () => {
  test.use({ expectedMessages: ['ERR_BLOCKED_BY_CLIENT', 'inspector'] });

  test('filters combine, live in the address and start at page 1 [NAV-014 FILTER-001 FILTER-003 FILTER-G01 FILTER-G02 FILTER-G03]', async ({
    page,
    shop,
  }) => {
    const brand = 'Fileteado';
    await addProductsOf(shop, brand, [
      { name: 'Barato', price: pesos(100) },
      { name: 'Justo', price: pesos(1000) },
      { name: 'Caro', price: pesos(1000.01) },
      { name: 'Sin precio', price: null },
      { name: 'Otro tipo', type: 'Bordar' },
      { name: 'Otra subsección', subsection: 'Cordones' },
      { name: 'Escondido', isHidden: true },
    ]);
    const isIn = (subsection: string) => (product: Product) => product.subsection === subsection;
    await withoutCatalogue(page);
    await page.goto('/?page=3&size=9&seed=3');
    await expect(backButton(page)).toBeVisible();

    await test.step('a subsection, and then one of its types [GRID-023 HOME-011]', async () => {
      await chooseCategory(page, 'Hilos');
      await expectAddress(page, { subsection: 'Hilos', page: null, seed: '3' });
      await expect(page.getByRole('heading', { name: 'Hilos', exact: true })).toBeVisible();
      await expectCount(page, await visibleCount(shop, isIn('Hilos')));
      await expect(backButton(page)).toBeVisible();
      await chooseCategory(page, 'Algodón');
      await expectAddress(page, { subsection: 'Hilos', type: 'Algodón' });
      await expectCount(
        page,
        await visibleCount(shop, (product) => isIn('Hilos')(product) && product.type === 'Algodón'),
      );
    });

    await test.step('with words, in an address that can be shared [SEARCH-004]', async () => {
      await page.goto(`${page.url().replace(/#.*/, '')}&q=${brand}`);
      expect((await cardNames(page)).toSorted()).toEqual(['Barato', 'Caro', 'Justo', 'Sin precio']);
    });

    await test.step('a maximum price leaves out products without a price [FILTER-G03]', async () => {
      await filterByPrice(page, '1.000');
      await expectAddress(page, { subsection: 'Hilos', type: 'Algodón', q: brand, price: '1.000' });
      await expect(cards(page)).toHaveCount(2);
      expect((await cardNames(page)).toSorted()).toEqual(['Barato', 'Justo']);
      await page.reload();
      await expect(cards(page)).toHaveCount(2);
    });

    await test.step('an emptied price removes the filter [FILTER-G03]', async () => {
      await filterByPrice(page, '');
      await expectAddress(page, { q: brand, price: '' });
      await expect(cards(page)).toHaveCount(4);
    });

    await test.step('resets [FILTER-002 FILTER-004 HOME-010 HOME-012 HOME-013]', async () => {
      await backButton(page).click();
      await expectAddress(page, {
        type: null,
        subsection: null,
        q: null,
        price: null,
        page: null,
        seed: '3',
      });
      await expect(page.getByRole('heading', { name: 'Todos los productos' })).toBeVisible();
      await expect(backButton(page)).toHaveCount(0);
      await expectCount(page, await visibleCount(shop, () => true));
      // On a phone the front's search is behind the bar's button.
      const box = page.getByRole('searchbox', { name: 'Buscar productos', includeHidden: true });
      await expect(box).toHaveValue('');
    });

    await test.step('the way back finds the filters again', async () => {
      await page.goBack();
      await expect(cards(page)).toHaveCount(4);
    });
  });
});

test('the highest price is typed as prices are written; another is refused in our words [FILTER-G03]', {
  tag: '@once',
}, async ({ page, shop }) => {
  await addProductsOf(shop, 'Apreciada', [
    { name: 'Barata', price: pesos(1.5) },
    { name: 'Justa', price: pesos(20_000) },
    { name: 'Cara', price: pesos(20_001) },
  ]);
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/?q=apreciada&seed=1');
  const field = page.getByRole('textbox', { name: 'Precio hasta' });
  await filterByPrice(page, (await field.getAttribute('placeholder')) ?? '');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Quitar filtro: Hasta/ })).toContainText(/20\.000/);
  await filterByPrice(page, '1.5');
  await expect(field).toHaveAccessibleDescription(/No entendemos este precio/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('1.5');
  await expect(cards(page)).toHaveCount(3);
  await filterByPrice(page, '1,50');
  await expect(cards(page)).toHaveCount(1);
  await expect(field).toHaveAccessibleDescription('');
  await expectAccessible(page);
});

test('a category in any case is spelled and marked as in the tree [NAV-009 NAV-014 FILTER-010]', {
  tag: '@once',
}, async ({ page }) => {
  const marked = page.getByRole('complementary').locator('[aria-current="true"]:visible');
  await page.goto('/?subsection=herramientas/tijeras&type=TIJERAS');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herramientas/Tijeras · Tijeras');
  await expect(marked).toHaveText([/^Tijeras/]);
  await page.goto('/?type=overlock');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overlock');
  // Two kinds of machines and a kind of thread.
  await expect(marked).toHaveText([/^Overlock/, /^Overlock/, /^Overlock/]);
});

test('on a phone the cart stays in reach while scrolling [NAV-002]', async ({ page }) => {
  if (!isSmall(page)) return;
  await page.goto('/?subsection=Hilos');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole('button', { name: 'Carrito' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Carrito' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
});

test('nothing found says so, without a pager [HOME-007 GRID-G05]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/?q=zzzz+nada');
  await expect(page.getByText('No se encontró lo que buscas, disculpen las molestias.')).toBeVisible();
  await expectCount(page, 0);
  await expect(pager(page)).toHaveCount(0);
  await expect(backButton(page)).toBeVisible();
  await expectAccessible(page);
});

const backButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: 'Volver atrás', exact: true });

const branch = (tree: Locator, name: string): Locator => tree.getByRole('region', { name });

/** The texts of the links, without the product count at their end. */
async function linkTexts(place: Locator): Promise<string[]> {
  const texts = await place.getByRole('link').allInnerTexts();
  return texts.map((text) => text.replace(/\s*\d+$/, ''));
}

/** Where the filters stand beside the results. */
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1280;

async function openTypes(tree: Locator, subsection: string, isOpen = true): Promise<void> {
  const toggle = tree.getByRole('button', { name: `Tipos de ${subsection}`, exact: true });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
}

async function chooseCategory(page: Page, name: string): Promise<void> {
  if (isSmall(page)) await page.getByRole('button', { name: 'Categorías' }).click();
  const link = page
    .getByRole('navigation', { name: 'Categorías', exact: true })
    .getByRole('link', { name: new RegExp(`^${name}`) });
  await link.first().click();
  await expect(link.first()).toHaveAttribute('aria-current', 'true');
  if (isSmall(page)) await leaveFilters(page);
}

async function leaveFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ver \d+ producto/ }).click();
  await guardLeft(page);
}

async function filterByPrice(page: Page, price: string): Promise<void> {
  if (isWide(page)) {
    await page.getByRole('textbox', { name: 'Hasta' }).fill(price);
    await page.getByRole('button', { name: 'Aplicar' }).click();
    return;
  }
  if (isSmall(page)) await page.getByRole('button', { name: 'Categorías' }).click();
  await page.getByRole('textbox', { name: 'Precio hasta' }).fill(price);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  if (!isSmall(page)) return;
  await expect(page).toHaveURL((url) => url.searchParams.get('price') === price);
  await leaveFilters(page);
}

/** Checks the named parameters; `null` means absent. */
async function expectAddress(page: Page, params: Readonly<Record<string, string | null>>): Promise<void> {
  const found = () => {
    const { searchParams } = new URL(page.url());
    return Object.fromEntries(Object.keys(params).map((name) => [name, searchParams.get(name)]));
  };
  await expect.poll(found).toEqual(params);
}
