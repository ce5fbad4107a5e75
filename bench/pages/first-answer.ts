import type { Page, Press } from './page.ts';
import { withSlowPhone } from './slow-phone.ts';

/** From one press to the next; in milliseconds. */
const PRESSED_EVERY = 50;

/**
 * When a first visit is answered whose visitor presses a button again and again from the moment it is there; in
 * milliseconds since the page was asked for.
 */
export function timeUntilAnswered(origin: string, page: Page): Promise<number> {
  return withSlowPhone({ origin, page }, async (tab) => {
    await tab.addInitScript(pressUntilAnswered, { ...page.press, every: PRESSED_EVERY });
    await tab.goto(origin + page.path);
    const answered = await tab.waitForFunction(() => window.answeredAfter);
    return Number(await answered.jsonValue());
  });
}

declare global {
  interface Window {
    /** In milliseconds. */
    answeredAfter?: number;
  }
}

/** Runs in the page, and so stands on its own. */
function pressUntilAnswered({ button, answer, every }: Press & { every: number }): void {
  const presses = setInterval(() => {
    if (document.querySelector(answer) === null) {
      document.querySelector<HTMLElement>(button)?.click();
      return;
    }
    clearInterval(presses);
    requestAnimationFrame(() => {
      window.answeredAfter = performance.now();
    });
  }, every);
}
