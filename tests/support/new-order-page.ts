import { expect, type Locator, type Page } from '@playwright/test';
import { beAdministrator } from './be-administrator.ts';

export const NEW_ORDER = '/hilvanDash/pedidos/nuevo';

/** The one field of products; its label turns into a question while a colour is asked for. */
export const productField = (page: Page): Locator =>
  page.getByRole('region', { name: 'Productos' }).getByRole('combobox');

export const orderLines = (page: Page): Locator =>
  page.getByRole('list', { name: 'Líneas' }).locator(':scope > li');

export async function openNewOrder(page: Page): Promise<void> {
  await beAdministrator(page);
  await page.goto(NEW_ORDER);
  await expect(productField(page)).toBeFocused();
}

/** Types as a scanner does: the code and Enter without a pause. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
