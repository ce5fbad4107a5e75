import type { Locator, Page } from '@playwright/test';

export const search = (page: Page): Locator => page.getByRole('searchbox', { name: /^Buscar por código/ });

export const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** A product in the desk's table. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader').getByText(name, { exact: true }) });

/** Chooses from the menu of a product's row. */
export async function chooseOf(
  page: Page,
  { name, action }: { name: string; action: string },
): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Acciones de ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export const editWindow = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Información General del Producto' });

/** The dialog with that title. */
export const news = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

export const question = (page: Page, name: string): Locator =>
  page.getByRole('alertdialog', { name, exact: true });

/** Opens the list with that search. */
export async function openProducts(page: Page, text: string): Promise<void> {
  await page.goto(`/hilvanDash/productos?${new URLSearchParams({ buscar: text })}`);
}

export async function openProduct(page: Page, name: string): Promise<void> {
  await openProducts(page, name);
  await row(page, name).getByRole('link', { name }).click();
  await editWindow(page).getByLabel('Nombre', { exact: true }).waitFor();
}

/** Closes a dialog by its only button. */
export async function acknowledge(
  page: Page,
  { title, text }: { title: string; text: string },
): Promise<void> {
  await news(page, title).getByText(text, { exact: true }).waitFor();
  await news(page, title).getByRole('button', { name: 'OK' }).click();
  await news(page, title).waitFor({ state: 'hidden' });
}

export const SAVE_FAILED = { title: 'Error', text: 'Hubo un problema al realizar la operación.' };
export const SAVED = { title: 'Éxito', text: 'La operación se realizó correctamente.' };
export const UPDATED = { title: 'Actualizado', text: 'Tu producto ha sido actualizado.' };
