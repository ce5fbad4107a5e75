import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Opening the cart's panel, one tap on a stepper, typing in the search. */
export type Interaction = 'panel' | 'stepper' | 'search';

/** The browser tells of events that took at least this long; in milliseconds. */
const SHORTEST = 16;
const REPORTED_WITHIN = 500;
const SEEN_FOR = 500;

const ACTS = { panel: openPanel, stepper: tapStepper, search: typeSearch } satisfies Record<
  Interaction,
  (page: Page) => Promise<void>
>;

/** The longest time from a touch or key of the interaction to the next paint; in milliseconds, at least 16. */
export async function timeToNextPaint(page: Page, interaction: Interaction): Promise<number> {
  await page.evaluate(observeEvents, SHORTEST);
  await ACTS[interaction](page);
  // The browser tells of an event some time after the paint.
  await wait(REPORTED_WITHIN);
  return Math.max(SHORTEST, await page.evaluate(() => window.longestEvent ?? 0));
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Carrito/ }).tap();
  await page.getByRole('dialog', { name: 'Tu carrito' }).waitFor();
}

async function tapStepper(page: Page): Promise<void> {
  const plus = lastVisible(page.getByRole('button', { name: /^Agregar una unidad de / }));
  // Whoever taps it has scrolled there and seen it: what scrolling brings along is over.
  await plus.scrollIntoViewIfNeeded();
  await wait(SEEN_FOR);
  await plus.tap();
}

async function typeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).first().tap();
  const box = lastVisible(page.getByRole('searchbox', { name: 'Buscar productos' }));
  await box.waitFor();
  const answered = page.waitForURL(/[?&]q=hilo/);
  await box.pressSequentially('hilo', { delay: 120 });
  await answered;
}

const lastVisible = (locator: Locator) => locator.filter({ visible: true }).last();

declare global {
  interface Window {
    longestEvent?: number;
  }
  interface PerformanceObserverInit {
    /** In milliseconds. */
    durationThreshold?: number;
  }
}

/** Runs in the page, and so stands on its own. */
function observeEvents(durationThreshold: number): void {
  window.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestEvent = Math.max(window.longestEvent ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold });
}
