import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import type { ShopOptions } from './tests/support/browser.ts';

const SHELL = '/usr/bin/chromium-headless-shell';

const launchOptions = {
  executablePath: process.env.CHROME_PATH ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/** The deadline of a test, far beyond what one takes on a slow machine with other work. */
const TEST_MS = 60_000;

const PHONE = { width: 390, height: 844 };

/**
 * Journeys run on a phone and on a desktop; what does not depend on the width stands in `once`, or has its tag beside tests
 * that do, and runs on a desktop.
 */
export default defineConfig<ShopOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/renditions-of-run.ts',
  outputDir: '.cache/e2e',
  fullyParallel: false,
  workers: 2,
  // A test that passes only at its second try has found a race.
  retries: 0,
  timeout: TEST_MS,
  // Every wait is for an event, and ends shortly before its test, so that it can say what it waited for.
  expect: { timeout: TEST_MS - 10_000 },
  reporter: [['list'], ['./scripts/browser-progress.ts'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    actionTimeout: TEST_MS - 10_000,
    navigationTimeout: TEST_MS - 10_000,
    // A worker would answer for the server; `tests/e2e/once/offline*.test.ts` allow it.
    serviceWorkers: 'block',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Cordoba',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/once/**',
      grepInvert: /@once/,
      use: {
        ...devices['Pixel 7'],
        viewport: PHONE,
        // As wide as the window: the browser chooses preloads by the screen, and photos by the window.
        screen: PHONE,
        launchOptions,
      },
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
  ],
});
