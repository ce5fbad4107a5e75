import type { Locator, Page } from '@playwright/test';
import { DEMO_STORE } from '#config/demo-store.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import { stopClock } from '#tests/support/carousel.ts';

const HEIGHT = 900;
const NAMES = DEMO_STORE.brands.map(({ name }) => name);

const brands = (page: Page): Locator => page.getByRole('region', { name: 'Trabajamos con estas marcas' });
const entries = (page: Page): Locator => brands(page).getByRole('listitem', { includeHidden: true });

test('60 entries of 14 logos, four highlighted, one in a narrow window [CONTENT-024 CONTENT-025 CONTENT-028 CONTENT-G07]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/FAQ');
  await brands(page).scrollIntoViewIfNeeded();
  await expect(entries(page)).toHaveCount(60);
  await expect(brands(page).getByRole('img')).toHaveCount(14);
  const said = await brands(page)
    .getByRole('img')
    .evaluateAll((logos) => logos.map((logo) => logo.ariaLabel));
  expect(said).toEqual(NAMES);
  const names = await namesOf(entries(page));
  expect(names).toEqual(Array.from({ length: 60 }, (_, entry) => NAMES[entry % NAMES.length]));
  for (const { width, featured } of [
    { width: 360, featured: 1 },
    { width: 767, featured: 1 },
    { width: 768, featured: 4 },
    { width: 2560, featured: 4 },
  ]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await standingOut(page), `at ${width} px`).toEqual(NAMES.slice(0, featured));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }

  await test.step('reduced motion stops it', async () => {
    await page.getByRole('button', { name: 'Carrito' }).click();
    await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await brands(page).scrollIntoViewIfNeeded();
    await expect(brands(page).getByRole('button', { name: 'Pausar las marcas' })).toBeHidden();
    await page.clock.runFor(20_000);
    expect(await featuredFrom(page)).toBe(0);
  });
  await expectAccessible(page);
});

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('they advance one logo every 2 s, in a narrow window every 7 s [CONTENT-026 CONTENT-027 CONTENT-028 CONTENT-G07]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/FAQ');
    await brands(page).scrollIntoViewIfNeeded();
    const pause = brands(page).getByRole('button', { name: 'Pausar las marcas' });
    const resume = brands(page).getByRole('button', { name: 'Reanudar las marcas' });
    await expect.poll(() => isMovedOn(page)).toBe(true);
    await stopClock(page);
    await pause.click();

    await test.step('paused they stand', async () => {
      await expect(resume).toBeVisible();
      const before = await featuredFrom(page);
      await page.clock.runFor(20_000);
      expect(await featuredFrom(page)).toBe(before);
    });

    await test.step('every 2000 ms the first of the four gives way to the next logo', async () => {
      const before = await featuredFrom(page);
      await resume.click();
      await expect(pause).toBeVisible();
      await page.clock.runFor(1999);
      expect(await featuredFrom(page)).toBe(before);
      await page.clock.runFor(1);
      await expect.poll(() => featuredFrom(page)).toBe((before + 1) % NAMES.length);
    });

    await test.step('round and round', async () => {
      const before = await featuredFrom(page);
      await page.clock.runFor(2000 * (NAMES.length - 1));
      await expect.poll(() => featuredFrom(page)).toBe((before + NAMES.length - 1) % NAMES.length);
      await page.clock.runFor(2000);
      await expect.poll(() => featuredFrom(page)).toBe(before);
      await page.clock.runFor(2000);
      await expect.poll(() => featuredFrom(page)).toBe((before + 1) % NAMES.length);
    });

    await test.step('768 px is still a row; one below, a single logo is highlighted for 7000 ms', async () => {
      await page.setViewportSize({ width: 768, height: HEIGHT });
      const inRow = await featuredFrom(page);
      await page.clock.runFor(2000);
      await expect.poll(() => featuredFrom(page)).toBe((inRow + 1) % NAMES.length);
      await page.setViewportSize({ width: 767, height: HEIGHT });
      await expect.poll(async () => (await standingOut(page)).length).toBe(1);
      const before = await featuredFrom(page);
      await brands(page).scrollIntoViewIfNeeded();
      await pause.click();
      await resume.click();
      await expect(pause).toBeVisible();
      await page.clock.runFor(6999);
      expect(await featuredFrom(page)).toBe(before);
      await page.clock.runFor(1);
      await expect.poll(() => featuredFrom(page)).toBe((before + 1) % NAMES.length);
    });
  });
});

function namesOf(items: Locator): Promise<(string | null | undefined)[]> {
  return items.evaluateAll((all) => all.map((item) => item.firstElementChild?.ariaLabel));
}

/** The names of the highlighted logos: only they stand on paper. */
function standingOut(page: Page): Promise<(string | null)[]> {
  return entries(page).evaluateAll((items) => {
    const logos = items.map(({ firstElementChild }) => firstElementChild).filter((logo) => logo !== null);
    const onPaper = logos.filter((logo) => getComputedStyle(logo).backgroundColor !== 'rgba(0, 0, 0, 0)');
    return onPaper.map((logo) => logo.ariaLabel);
  });
}

/** Index of the first highlighted logo; it is marked at once, while its paper still fades in. */
async function featuredFrom(page: Page): Promise<number> {
  const [first] = await namesOf(brands(page).locator('[data-featured="0"]'));
  return NAMES.indexOf(first ?? '');
}

async function isMovedOn(page: Page): Promise<boolean> {
  return (await featuredFrom(page)) > 0;
}
