import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';

test('a fault that is brought into a page, or into a frame of it, is found', async ({ page }) => {
  await page.goto('/FAQ');
  await expectAccessible(page);
  await page.evaluate(() => document.querySelector('h1')?.append(document.createElement('img')));
  await expect(expectAccessible(page)).rejects.toThrow('image-alt: <img>');
  await page.evaluate(() => {
    document.querySelector('h1 img')?.remove();
    const frame = document.createElement('iframe');
    frame.title = 'Un marco';
    document.body.append(frame);
    frame.contentDocument?.body.append(document.createElement('img'));
  });
  await expect(expectAccessible(page)).rejects.toThrow('image-alt: <img>');
});
