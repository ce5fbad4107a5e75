import { chromium, devices, type Page as Tab } from '@playwright/test';
import { shopClient } from '#tests/support/shop-client.ts';
import { endingWith, endOnSignals } from './at-the-end.ts';
import { type Thing, tapsByList, tapsBySearch, thingsToBuy, unitsInCart } from './count-taps.ts';
import { textTable } from './text-table.ts';
import { withDataFolder, withShop } from './with-shop.ts';

/** `npm run bench:taps`: how many touches of a phone it takes to put thirty things into the cart. */
const THINGS = 30;

const WAYS = [
  { what: 'Con la búsqueda', goal: 110, taps: tapsBySearch },
  { what: 'Con una lista pegada', goal: 5, taps: tapsByList },
] as const;

endOnSignals();

await withDataFolder((dataDir) =>
  withShop({ dataDir, env: { DEMO: '1' } }, async ({ url }) => {
    const things = thingsToBuy(await (await shopClient(url)).products(), THINGS);
    const rows: string[][] = [];
    for (const { what, goal, taps } of WAYS) {
      const { count, inCart } = await onPhone(url, (tab) => measured(tab, { things, taps }));
      rows.push([what, String(count), String(goal), `${inCart} de ${things.length}`]);
    }
    console.log(`\n${THINGS} cosas en un teléfono\n`);
    console.log(textTable(['', 'toques', 'meta', 'en el carrito'], rows, new Set([1, 2, 3])));
  }),
);

type Way = { readonly things: readonly Thing[]; readonly taps: (typeof WAYS)[number]['taps'] };

async function measured(tab: Tab, { things, taps }: Way): Promise<{ count: number; inCart: number }> {
  await tab.goto('/');
  const count = await taps(tab, things);
  return { count, inCart: await unitsInCart(tab) };
}

async function onPhone<T>(baseURL: string, use: (tab: Tab) => Promise<T>): Promise<T> {
  const { CHROME_PATH } = process.env;
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROME_PATH !== undefined && { executablePath: CHROME_PATH }),
  });
  return endingWith(
    () => browser.close(),
    async () => use(await browser.newPage({ ...devices['Pixel 7'], baseURL })),
  );
}
