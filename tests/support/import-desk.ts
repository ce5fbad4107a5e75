import type { Locator, Page } from '@playwright/test';
import type { ChosenFile } from './product-photos.ts';

/** A CSV file as a person chooses it. */
export function csvSheet(rows: readonly string[], name = 'lista.csv'): ChosenFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
}

export async function chooseSheet(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel(/^Elegir una planilla/).setInputFiles(file);
}

export function currentStep(page: Page): Locator {
  return page.getByRole('list', { name: 'Pasos para importar' }).locator('[aria-current="step"]');
}

/** The review's figures, by their names. */
export async function figures(page: Page): Promise<Record<string, string>> {
  const list = page.locator('.review-figures');
  const names = await list.locator('dt').allTextContents();
  const values = await list.locator('dd').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
