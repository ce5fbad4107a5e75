import type { Locator, Page } from '@playwright/test';

/** The field with the units of a colour or model. */
export const quantity = (page: Page, variant: string): Locator =>
  page.getByLabel(`Cantidad ${variant}`, { exact: true });

/** Units and their total, above 'AGREGAR AL CARRITO'. */
export const subtotal = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Subtotal' });
