import type { Page } from '@playwright/test';

/**
 * Waits until the history has left the entry of a closed overlay (`web/ui/overlay-guard.ts`). That step back would break off
 * a navigation that a script begins at once.
 */
export async function guardLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.state?.isGuard === undefined);
}
