import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { pressWithFinger } from './press-with-finger.ts';

/** Opening the cart's panel, one tap on a stepper, choosing one of many colours, typing in the search. */
export type Interaction = 'panel' | 'stepper' | 'colour' | 'search';

/** The browser reports only events that took at least this long, in ms. */
const MIN_EVENT_MS = 16;
const REPORTED_WITHIN_MS = 500;

const ACTS = {
  panel: openPanel,
  stepper: tapStepper,
  colour: chooseColour,
  search: typeSearch,
} satisfies Record<Interaction, (page: Page) => Promise<void>>;

/** The longest time from a touch or key of the interaction to the next paint, in ms, at least 16. */
export async function timeToNextPaint(page: Page, interaction: Interaction): Promise<number> {
  await page.evaluate(observeEvents, MIN_EVENT_MS);
  await ACTS[interaction](page);
  // The browser reports an event some time after the paint.
  await wait(REPORTED_WITHIN_MS);
  return Math.max(MIN_EVENT_MS, await page.evaluate(() => window.longestEventMs ?? 0));
}

async function openPanel(page: Page): Promise<void> {
  await pressWithFinger(page.getByRole('button', { name: /^Carrito/ }));
  await page.getByRole('dialog', { name: 'Tu carrito' }).waitFor();
}

function tapStepper(page: Page): Promise<void> {
  const steppers = page.getByRole('button', { name: /^Agregar una unidad de / });
  return pressWithFinger(steppers.filter({ visible: true }).last());
}

function chooseColour(page: Page): Promise<void> {
  return pressWithFinger(page.getByRole('toolbar', { name: 'Elegir colores' }).getByRole('button').nth(3));
}

async function typeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await pressWithFinger(page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).first());
  // The panel's own box, because the page has one too.
  const box = page.getByRole('dialog').getByRole('searchbox', { name: 'Buscar productos' });
  await box.waitFor();
  const answered = page.waitForURL(/[?&]q=hilo/);
  await box.pressSequentially('hilo', { delay: 120 });
  await answered;
}

declare global {
  interface Window {
    longestEventMs?: number;
  }
  interface PerformanceObserverInit {
    /** In ms. */
    durationThreshold?: number;
  }
}

/** Runs in the page, so it can't use this module's names. */
function observeEvents(durationThreshold: number): void {
  window.longestEventMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestEventMs = Math.max(window.longestEventMs ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold });
}
