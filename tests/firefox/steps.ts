import type { Page } from 'puppeteer-core';

// Firefox answers these from its own accessibility tree.
const named = (name: string, role: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Presses a control by its accessible name, once it can be pressed. */
export async function press(page: Page, name: string, role = 'button'): Promise<void> {
  await page.locator(named(name, role)).click();
}

export async function see(page: Page, name: string, role: string): Promise<void> {
  await page.waitForSelector(named(name, role));
}

/** Replaces the text of a field, found by its label: Firefox's tree gives no name to one whose label has parts. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = `//*[@aria-label="${label}" or @id=//label[normalize-space()="${label}"]/@for]`;
  await page.locator(`::-p-xpath(${field})`).fill(text);
}
