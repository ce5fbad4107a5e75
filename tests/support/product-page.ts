import type { Locator, Page } from '@playwright/test';

/** The field that says how many of a colour or model. */
export const quantity = (page: Page, variant: string): Locator =>
  page.getByLabel(`Cantidad ${variant}`, { exact: true });

/** Units and what they cost together, above 'AGREGAR AL CARRITO'. */
export const subtotal = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Subtotal' });
