import type { Page, Press } from './page.ts';
import { SLOWER_4G, withSlowPhone } from './slow-phone.ts';

/** How often the visitor presses, in ms. */
const PRESS_EVERY_MS = 50;

/**
 * When the page first reacts to a visitor who presses a button repeatedly from its first appearance, in ms since the
 * page was requested.
 */
export function timeUntilAnswered(origin: string, page: Page): Promise<number> {
  return withSlowPhone({ origin, page, network: SLOWER_4G }, async (tab) => {
    await tab.addInitScript(pressUntilAnswered, { ...page.press, every: PRESS_EVERY_MS });
    await tab.goto(origin + page.path);
    const answered = await tab.waitForFunction(() => window.answeredAfterMs);
    return Number(await answered.jsonValue());
  });
}

declare global {
  interface Window {
    answeredAfterMs?: number;
  }
}

/** Runs in the page, so it can't use this module's names. */
function pressUntilAnswered({ button, answer, every }: Press & { every: number }): void {
  const presses = setInterval(() => {
    if (document.querySelector(answer) === null) {
      document.querySelector<HTMLElement>(button)?.click();
      return;
    }
    clearInterval(presses);
    requestAnimationFrame(() => {
      window.answeredAfterMs = performance.now();
    });
  }, every);
}
