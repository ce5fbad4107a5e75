import type { Page, Route } from '@playwright/test';

/** Keeps the page's scripts from arriving, as a slow network does; returns what lets them through. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let areHeld = true;
  await page.route('**/assets/*.js', (route) => (areHeld ? void held.push(route) : route.continue()));
  return async () => {
    areHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
