import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { demoProducts } from '#demo/generate-products.ts';
import { listedProductOf } from '#domain/products/listed-product.ts';
import { endingWith } from './at-the-end.ts';
import { percentile } from './percentile.ts';
import { MIDDLE_SIZE } from './plan.ts';
import type { timedSearches } from './searches/timed-searches.ts';
import { typedSearches } from './searches/typed-searches.ts';
import { WRITTEN_SEARCHES } from './searches/written-searches.ts';
import { numeral, type Row } from './table.ts';

const CPU_SLOWDOWN = 4;
const SEED = 1923;

/** How long a search as people type it takes in a browser on a processor four times slower (FIND-006). */
export async function measureSearchInBrowser(products: number): Promise<Row> {
  const visible = demoProducts(products).filter(({ isHidden }) => !isHidden);
  const texts = [...WRITTEN_SEARCHES, ...typedSearches(visible, SEED)].map(({ text }) => text);
  const times = await timesInBrowser(await searchScript(), { cards: visible.map(listedProductOf), texts });
  return {
    what: 'La misma búsqueda en un navegador cuatro veces más lento, p99',
    products,
    unit: 'milliseconds',
    figure: percentile(times, 0.99),
    target: products > MIDDLE_SIZE ? null : { atMost: 50 },
    detail: `p50 ${numeral(percentile(times, 0.5))} ms en ${numeral(times.length)} búsquedas, sin conexión`,
  };
}

async function timesInBrowser(
  script: string,
  searches: Parameters<typeof timedSearches>[0],
): Promise<number[]> {
  const { CHROME_PATH } = process.env;
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROME_PATH !== undefined && { executablePath: CHROME_PATH }),
  });
  return endingWith(
    () => browser.close(),
    async () => {
      const tab = await browser.newPage();
      await tab.addScriptTag({ content: script });
      const session = await tab.context().newCDPSession(tab);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      return tab.evaluate((asked) => window.searches.timedSearches(asked), searches);
    },
  );
}

declare global {
  interface Window {
    searches: { readonly timedSearches: typeof timedSearches };
  }
}

/** The search as one script, as the shop's own build would make it. */
async function searchScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('searches/timed-searches.ts', import.meta.url)),
        formats: ['iife'],
        name: 'searches',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const script = output?.output.find((part) => part.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('no script of the search was built');
  // A lib's variable belongs to its script; pages find it by its name.
  return `${script.code}\nwindow.searches = searches;`;
}
