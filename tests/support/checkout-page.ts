import type { Locator, Page } from '@playwright/test';
import type { CheckoutForm } from '#domain/orders/checkout-form.ts';
import { type ChosenProduct, leaveCart } from './stored-cart.ts';

const MARTA: CheckoutForm = {
  firstName: 'Marta',
  lastName: 'Gietz',
  phone: '3496401923',
  email: 'marta@correo.test',
};

/** Opens the second step with a cart from an earlier visit. */
export async function openContactStep(page: Page, chosen: readonly ChosenProduct[]): Promise<void> {
  await leaveCart(page, chosen);
  await page.goto('/cart?paso=contacto');
}

export async function fillContact(page: Page, changes: Partial<CheckoutForm> = {}): Promise<void> {
  const form = { ...MARTA, ...changes };
  await page.getByLabel('Nombre').fill(form.firstName);
  await page.getByLabel('Apellido').fill(form.lastName);
  await page.getByLabel('Teléfono').fill(form.phone);
  await page.getByLabel('Correo electrónico').fill(form.email);
}

export const buyButton = (page: Page): Locator => page.getByRole('button', { name: 'COMPRAR' });

/** Orders and confirms. */
export async function buy(page: Page): Promise<void> {
  await buyButton(page).click();
  await orderQuestion(page).getByRole('button', { name: 'Sí, pedir presupuesto' }).click();
}

export const orderQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: '¿Confirmas tu pedido?' });

/** The dialog with the order's number. */
export const orderDone = (page: Page): Locator => page.getByRole('dialog', { name: '¡Pedido confirmado!' });

export const summary = (page: Page): Locator => page.getByLabel('Resumen del pedido');
