import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { Product } from '#domain/products/product.ts';
import { endingWith } from '../at-the-end.ts';
import { leaveCart } from './leave-cart.ts';
import type { Page } from './page.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];

const EXPLAINED = ['accessibility', 'best-practices', 'seo'] as const;

/** Each from 0 to 100. */
export type Scores = Readonly<Record<Category, number>> & {
  /** The audits that lost points, without performance, in Lighthouse's Spanish words. */
  readonly faults: readonly string[];
};

/** Lighthouse's scores for a first visit on a phone. A run that ends with an error is repeated once. */
export async function measureLighthouse(origin: string, page: Page): Promise<Scores> {
  const first = await runLighthouse(origin, page);
  const result = first.runtimeError === undefined ? first : await runLighthouse(origin, page);
  if (result.runtimeError !== undefined) throw new Error(`${page.path}: ${result.runtimeError.message}`);
  return scoresOf(result);
}

async function runLighthouse(origin: string, page: Page): Promise<Result> {
  const browser = await launch({
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  });
  return endingWith(
    async () => browser.kill(),
    async () => {
      if (page.cart.length > 0) await fillCart(browser.port, { origin, products: page.cart });
      const answer = await lighthouse(origin + page.path, {
        port: browser.port,
        logLevel: 'silent',
        locale: 'es',
        onlyCategories: [...CATEGORIES],
        // The browser is new, and the cart must stay.
        disableStorageReset: true,
      });
      if (answer === undefined) throw new Error(`${page.path}: Lighthouse no dio resultado`);
      return answer.lhr;
    },
  );
}

function scoresOf(result: Result): Scores {
  const score = (category: Category) => Math.round(100 * (result.categories[category]?.score ?? Number.NaN));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    faults: EXPLAINED.flatMap((category) => faultsIn(result, category)),
  };
}

function faultsIn({ categories, audits }: Result, category: Category): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
}

async function fillCart(port: number, cart: { origin: string; products: readonly Product[] }): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const tab = await browser.contexts()[0]?.newPage();
  if (tab === undefined) throw new Error('the browser has no window');
  await leaveCart(tab, cart);
  await tab.close();
  await browser.close();
}
