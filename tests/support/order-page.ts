import type { Locator, Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import type { WireQuoteRequest } from '#schemas/quote.ts';
import type { WireQuote, WireQuoteReceipt } from '#schemas/quote-answers.ts';
import { expect } from './browser.ts';

export const orderPage = (id: string) => `/hilvanDash/pedidos/${id}`;

/** One of the page's parts, by its heading. */
export const card = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name, exact: true });

export const quoteTotal = (page: Page): Locator => card(page, 'Total del presupuesto');

/** Opens an order's page and waits for its quote. */
export async function openOrderPage(page: Page, order: Pick<WireOrderReceipt, '_id'>): Promise<void> {
  await page.goto(orderPage(order._id));
  await expect(card(page, /^Presupuesto/).first()).toBeVisible();
}

/** Shows one of the page's parts where the window has room for one at a time. */
export const showPart = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** The row of a product in the quote. */
export const quoteLine = (page: Page, product: Pick<Product, 'name'>): Locator =>
  card(page, 'Presupuesto')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: product.name }) });

/** Opens a line of the quote, if it isn't open: its other variants, its price and its discount are there. */
export async function openLine(page: Page, product: Pick<Product, 'name'>): Promise<Locator> {
  const line = quoteLine(page, product);
  await expect(line).toBeVisible();
  const toggle = line.getByRole('button', { name: `línea de ${product.name}`, expanded: false });
  if (await toggle.isVisible()) await toggle.click();
  await expect(line.getByLabel(/^Precio por (?:unidad|metro|kilo|litro)/)).toBeVisible();
  return line;
}

/** Removes a line of the quote. */
export async function removeLine(page: Page, product: Pick<Product, 'name'>): Promise<void> {
  const line = await openLine(page, product);
  await line.getByRole('button', { name: 'Quitar la línea' }).click();
}

/** Types as a person does: the browser forgives a page that moves after a press, not one that moves by itself. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.type(text);
}

/** Presses 'Enviar presupuesto' and confirms. */
export async function sendQuote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar presupuesto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, enviar' }).click();
}

/** All versions as the API has them, the newest first. */
export async function quotesOf(page: Page, order: Pick<WireOrderReceipt, '_id'>): Promise<WireQuote[]> {
  return (await page.request.get(`/api/orders/${order._id}/quotes`)).json();
}

/** Sends a quote of one product without the editor. */
export async function quoteThroughApi(
  page: Page,
  order: Pick<WireOrderReceipt, '_id'>,
  quote: Pick<WireQuoteRequest, 'lines'> & Partial<WireQuoteRequest>,
): Promise<WireQuoteReceipt> {
  const answer = await page.request.post(`/api/orders/${order._id}/quotes`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { extras: [], discountPercent: '0', shipping: null, validUntil: inAWeek(), message: '', ...quote },
  });
  if (answer.status() !== 201) throw new Error(`the quote was refused: ${await answer.text()}`);
  return answer.json();
}

function inAWeek(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}
