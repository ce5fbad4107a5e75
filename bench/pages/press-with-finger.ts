import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from '@playwright/test';

/** A person looks before pressing. Work caused by scrolling and by the driver's own search is over then. */
const LOOKS_FOR_MS = 500;

/** The driver's own tap asks at once what lies under the finger, which a slow phone would pay for. */
export async function pressWithFinger(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is to be pressed is not on the page');
  await wait(LOOKS_FOR_MS);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
