import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';

declare global {
  interface Window {
    readonly axe?: typeof import('axe-core');
  }
}

/** The short form: a page takes half a second to read the long one. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Base UI puts these around open dialogs: hidden elements that only pass the focus on. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** axe finds no fault with the page in its present state, open dialogs included. */
export async function expectAccessible(page: Page): Promise<void> {
  await Promise.all(page.frames().map(bringAxe));
  const found = await page.evaluate(async (guards) => {
    const results = await window.axe?.run({ exclude: [guards] }, { resultTypes: ['violations'] });
    return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
  }, FOCUS_GUARDS);
  expect(found).toEqual([]);
}

/** A document keeps what an earlier check has brought. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}
