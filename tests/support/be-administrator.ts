import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from './running-server.ts';

/** Gives the browser a session without the login screen, which has its own tests. */
export async function beAdministrator(page: Page): Promise<void> {
  const answer = await page.request.post('/api/login', { data: ADMINISTRATOR });
  if (!answer.ok()) throw new Error(`the login was refused: ${answer.status()}`);
}
