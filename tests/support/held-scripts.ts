import type { Page, Route } from '@playwright/test';

/** Holds the page's scripts back, as a slow network does; returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let areHeld = true;
  await page.route('**/assets/*.js', (route) => (areHeld ? void held.push(route) : route.continue()));
  return async () => {
    areHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
