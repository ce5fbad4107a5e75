import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  devices,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { openSearch, searchBox } from '#tests/support/catalogue-page.ts';
import { writeChange } from '#tests/support/price-studio.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';
import { endingWith, endOnSignals } from '../bench/at-the-end.ts';
import { withDataFolder, withShop } from '../bench/with-shop.ts';

/** `npm run pictures`: takes README's pictures again, and those of the app, of a demo shop of their own. */
const README = new URL('../docs/images/', import.meta.url);
const APP = new URL('../web/public/screens/', import.meta.url);
const QUALITY = 72;
/** Not a sewing machine. */
const CHEAP = pesos(10_000);
/** Between two phones, in pixels of the picture. */
const GAP = 48;

const SHOP = { viewport: { width: 1280, height: 800 } };
/** High enough for the first rows of a preview. */
const DESK = { viewport: { width: 1280, height: 1000 } };
const PHONE = { ...devices['Pixel 7'], viewport: { width: 360, height: 720 }, deviceScaleFactor: 1.5 };

/** As large as the app's manifest says. */
const APP_PHONE = { ...PHONE, viewport: { width: 390, height: 630 }, deviceScaleFactor: 2 };

type Shop = { readonly url: string; readonly products: readonly Product[] };
type Screen = (page: Page, shop: Shop) => Promise<void>;

const PHONE_SCREENS: readonly Screen[] = [showSearch, showColours, showCart];

endOnSignals();

await withDataFolder((dataDir) =>
  withShop({ dataDir, env: { DEMO: '1' } }, async ({ url }) => {
    const shop = { url, products: await (await shopClient(url)).products() };
    await write(README, 'home', await picture(shop, SHOP, async (page) => void (await page.goto('/'))));
    const phones: Buffer[] = [];
    for (const screen of PHONE_SCREENS) phones.push(await picture(shop, PHONE, screen));
    await write(README, 'phone', await sideBySide(phones));
    await write(README, 'desk', await picture(shop, DESK, showPricePreview));
    await write(APP, 'phone', await picture(shop, APP_PHONE, showGoods));
    await write(APP, 'desktop', await picture(shop, SHOP, showGoods));
  }),
);

async function showSearch(page: Page): Promise<void> {
  await page.goto('/');
  await openSearch(page);
  await searchBox(page).pressSequentially('hilo algodon');
  await page.getByRole('button', { name: /^Ver \d+ productos/ }).waitFor();
}

async function showColours(page: Page, { products }: Shop): Promise<void> {
  const { id } = inColours(products);
  await page.goto(`/moreInfo/${id}`);
  const colours = page
    .getByRole('toolbar', { name: 'Elegir colores' })
    .locator('button:not([aria-disabled])');
  for (const place of [1, 3]) await colours.nth(place).click();
  await page.evaluate(() => scrollBy({ top: -160, behavior: 'instant' }));
}

async function showCart(page: Page, { products }: Shop): Promise<void> {
  const coloured = inColours(products);
  const plain = found(
    products,
    ({ colours, models, price }) => colours.length + models.length === 0 && price !== null && price < CHEAP,
  );
  const [first = '', second = ''] = coloured.colours;
  await leaveCart(page, [
    { product: coloured, quantities: { [first]: 8, [second]: 6 } },
    { product: plain, quantities: { '': 2 } },
  ]);
  await page.goto('/cart');
}

async function showPricePreview(page: Page): Promise<void> {
  await beAdministrator(page);
  await page.goto('/hilvanDash/precios');
  await page.getByLabel('Subsección').selectOption('Hilos');
  await writeChange(page, { percent: '12,5', roundTo: '50' });
  await page.getByRole('button', { name: /^Aplicar a / }).waitFor();
}

/** Goods alone: each shop's app shows these pictures, so they name no shop. */
async function showGoods(page: Page): Promise<void> {
  await page.goto('/categoria/merceria/cierres');
  const goods = page.getByRole('main').getByRole('article').first();
  await goods.evaluate((card) => {
    document.querySelector('.shop-header')?.remove();
    card.scrollIntoView();
  });
}

function inColours(products: readonly Product[]): Product {
  return found(products, ({ colours, bulkOffer }) => colours.length >= 12 && bulkOffer !== null);
}

function found(products: readonly Product[], fits: (product: Product) => boolean): Product {
  const product = products.find(fits);
  if (product === undefined) throw new Error('no hay un producto de demostración así');
  return product;
}

async function picture(shop: Shop, options: BrowserContextOptions, show: Screen): Promise<Buffer> {
  return inBrowser({ ...options, baseURL: shop.url }, async (context) => {
    const page = await context.newPage();
    await show(page, shop);
    await page.waitForLoadState('networkidle');
    return page.screenshot({ animations: 'disabled', caret: 'hide' });
  });
}

async function inBrowser<T>(
  options: BrowserContextOptions,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const { CHROME_PATH } = process.env;
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROME_PATH !== undefined && { executablePath: CHROME_PATH }),
  });
  return endingWith(
    () => browser.close(),
    async () =>
      use(
        await browser.newContext({
          ...options,
          locale: 'es-AR',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        }),
      ),
  );
}

async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(pictures[0]).metadata();
  const step = width + GAP;
  const size = { width: step * pictures.length - GAP, height };
  return sharp({ create: { ...size, channels: 4, background: 'transparent' } })
    .composite(pictures.map((input, place) => ({ input, left: step * place, top: 0 })))
    .png()
    .toBuffer();
}

async function write(folder: URL, name: string, screen: Buffer): Promise<void> {
  const file = new URL(`${name}.webp`, folder).pathname;
  const { size } = await sharp(screen).webp({ quality: QUALITY, effort: 6 }).toFile(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
}
