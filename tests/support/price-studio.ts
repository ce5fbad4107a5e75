import type { Locator, Page } from '@playwright/test';

export const PRICES = '/hilvanDash/precios';

/** One of the studio's three numbered parts. */
export const block = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

/** The row of a product in the preview. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: false }) });

export const foot = (page: Page): Locator => page.getByRole('region', { name: 'Resultado' });

export const applyButton = (page: Page): Locator => page.getByRole('button', { name: /^Aplicar a / });

/** The sentence: 'Aumentar 12,5 % el precio y redondear a $ 50 el más cercano'. */
export async function writeChange(
  page: Page,
  { percent, roundTo }: { percent: string; roundTo?: string },
): Promise<void> {
  await page.getByLabel('Porcentaje', { exact: true }).fill(percent);
  if (roundTo !== undefined) await page.getByLabel('Redondear a', { exact: true }).selectOption(roundTo);
}

/** Counts presses as a person makes them: a native list takes one to open it and one to choose. */
export function countedHand(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    async press(target: Locator): Promise<void> {
      presses += 1;
      await target.click();
    },
    async choose(list: Locator, option: string): Promise<void> {
      presses += 2;
      await list.selectOption({ label: option });
    },
    /** Typing is no press; going to the field is one. */
    async type(field: Locator, text: string): Promise<void> {
      presses += 1;
      await field.click();
      await page.keyboard.type(text);
    },
  };
}
