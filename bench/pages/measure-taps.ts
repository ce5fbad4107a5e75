import { setTimeout as wait } from 'node:timers/promises';
import type { Page as Tab } from '@playwright/test';
import { pressWithFinger } from './press-with-finger.ts';
import { SLOWER_4G, withSlowPhone } from './slow-phone.ts';

export type Tap = {
  readonly what: string;
  /** From the tap to the frame with the name or title of what was tapped. */
  readonly namedMs: number;
  /** From the tap to the frame with the whole page. */
  readonly wholeMs: number;
};

/** What a tap leads to: a part of its heading, and a selector of what only the whole page has. */
type Awaited = { readonly name: string; readonly whole: string };

/** How long a shopper looks at a page before the next tap, in ms. By then the catalogue and all late code have come. */
const LOOKS_FOR_MS = 6000;

const CARD = 'main .product-grid article a';
const CATEGORY = 'main .chip[href*="subsection=Cierres"]:visible';

/** A product, back, a category, its second page, and a search from another page; each on a slow phone at rest. */
export function measureTaps(origin: string): Promise<Tap[]> {
  return withSlowPhone({ origin, page: { cart: [] }, network: SLOWER_4G, hasWorker: false }, async (tab) => {
    const taps: Tap[] = [];
    const measure = async (what: string, act: () => Promise<unknown>, awaited: Awaited) => {
      await wait(LOOKS_FOR_MS);
      await tab.evaluate(watchTap, awaited);
      await act();
      await tab.waitForFunction(() => window.tapTimes?.wholeMs);
      const { namedMs = Number.NaN, wholeMs = Number.NaN } = await tab.evaluate(() => window.tapTimes ?? {});
      taps.push({ what, namedMs, wholeMs });
    };
    await tab.goto(`${origin}/?seed=7`);
    const name = (await tab.locator('main .product-grid h3').first().innerText()).trim();
    await measure('Un producto', () => touch(tab, CARD), { name, whole: '.buy-bar' });
    await measure('Volver', () => tab.goBack(), { name: 'Todos los productos', whole: CARD });
    await measure('Una categoría', () => touch(tab, CATEGORY), { name: 'Cierres', whole: CARD });
    const secondPage = 'input[name="page"][value="2"]';
    await measure('La página 2', () => touch(tab, '[rel="next"]'), { name: 'Cierres', whole: secondPage });
    // Where no catalogue is shown, the header has the search.
    await tab.goto(`${origin}/calculadora`);
    await wait(LOOKS_FOR_MS);
    await tab.locator('.header-search label').tap();
    await tab.locator('.header-search input').fill('hilo');
    const search = () => tab.keyboard.press('Enter');
    await measure('Una búsqueda', search, { name: '«hilo»', whole: CARD });
    return taps;
  });
}

const touch = (tab: Tab, selector: string) => pressWithFinger(tab.locator(selector).first());

declare global {
  interface Window {
    tapTimes?: { namedMs?: number; wholeMs?: number };
  }
}

/** Runs in the page, so it can't use this module's names. */
function watchTap({ name, whole }: Awaited): void {
  const times: { namedMs?: number; wholeMs?: number } = {};
  window.tapTimes = times;
  let tappedAt = 0;
  const changes = new MutationObserver(look);
  for (const type of ['click', 'keydown', 'popstate']) {
    window.addEventListener(type, begin, { capture: true, once: true });
  }

  function begin({ timeStamp }: Event): void {
    if (tappedAt > 0) return;
    tappedAt = timeStamp;
    changes.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    look();
  }

  function look(): void {
    const isNamed = (selector: string) =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(name));
    const isWhole =
      isNamed('#contenido main :is(h1, #resultados)') && document.querySelector(`#contenido ${whole}`);
    const isPageShown = document.querySelector('.page-preview') === null;
    const isOther = !document.querySelector('#contenido > [inert]');
    if (isNamed('.page-preview :is(h1, h2)')) note('namedMs');
    if (!isWhole || !isPageShown || !isOther) return;
    note('namedMs');
    note('wholeMs');
    changes.disconnect();
  }

  function note(what: 'namedMs' | 'wholeMs'): void {
    if (what in times) return;
    times[what] = 0;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        times[what] = performance.now() - tappedAt;
      };
      painted.port2.postMessage(null);
    });
  }
}
