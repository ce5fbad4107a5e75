import type { Locator, Page } from '@playwright/test';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { expect } from './browser.ts';

export const MESSAGE: ContactMessage = {
  name: 'Noelia Ríos',
  email: 'noelia@correo.test',
  phone: '03496 15-1234',
  location: 'San Martín 100, Rafaela',
  message: '¿Tienen cierres de 60 cm?',
};

const FIELDS = [
  ['name', 'Nombre'],
  ['email', 'Email'],
  ['phone', 'Teléfono'],
  ['location', 'Dirección'],
  ['message', 'Mensaje'],
] as const satisfies readonly (readonly [keyof ContactMessage, string])[];

export const label = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name: text });

export async function fillMessage(page: Page, message: ContactMessage): Promise<void> {
  for (const [field, text] of FIELDS) await label(page, text).fill(message[field]);
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ENVIAR' }).click();
}

/** Checks that the form still holds the message and can send it. */
export async function expectKept(page: Page, message: ContactMessage): Promise<void> {
  for (const [field, text] of FIELDS) await expect(label(page, text)).toHaveValue(message[field]);
  await expect(page.getByRole('button', { name: 'ENVIAR' })).toBeEnabled();
}
