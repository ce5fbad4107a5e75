import type { Locator } from '@playwright/test';

/** The driver's own tap first asks the page what lies under the finger, which a slow phone would pay for. */
export async function pressWithFinger(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is to be pressed is not on the page');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
