import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { watchLayoutShifts } from './layout-shifts.ts';
import { dataFolderOfRun } from './renditions-of-run.ts';
import { ADMINISTRATOR, type RunningServer, runServer } from './running-server.ts';
import { type ShopClient, shopClient } from './shop-client.ts';

export type ShopOptions = {
  /** Statuses from 400 that a test expects; any other one fails it. */
  expectedFailures: readonly number[];
  /** Parts of console messages, page errors and network errors that a test expects. */
  expectedMessages: readonly string[];
  /** Whether the test may move the page by itself, as a new order moves those below it. */
  mayShift: boolean;
};

type TestFixtures = ShopOptions & {
  quietly: undefined;
  /** Opens another person's browser, closed after the test. Its noises are not watched, and it does not wait for hydration. */
  openAnotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};
type WorkerFixtures = { server: RunningServer; shop: ShopClient };

/**
 * A browser on a real shop: each worker has one built server with 60 demo products. A console message, a page error, a
 * failed request or a page that moves by itself fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedFailures: [[], { option: true }],
  expectedMessages: [[], { option: true }],
  mayShift: [false, { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the used fixtures from the pattern.
    async ({}, use) => {
      const server = await runServer({ DEMO: '1', DEMO_PRODUCTS: '60' }, dataFolderOfRun());
      await use(server);
      await server.stop();
      server.clean();
    },
    { scope: 'worker' },
  ],

  shop: [async ({ server }, use) => use(await shopClient(server.url)), { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.url),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) arriveHydrated(page);
    await use(page);
  },

  openAnotherBrowser: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  quietly: [
    async ({ page, expectedFailures, expectedMessages, mayShift }, use) => {
      const noises = noisesOf(page, { expectedFailures, expectedMessages });
      const layoutShifts = await watchLayoutShifts(page);
      await use(undefined);
      expect([...noises, ...(mayShift ? [] : layoutShifts())]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * A page of the shop asks for its scripts after its first paint, so a loaded one may not answer yet. A test that says what
 * to wait for waits for that alone.
 */
function arriveHydrated(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await isHydrated(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await isHydrated(page);
    return response;
  };
}

/** For a page that another one led to by itself. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.endEarlyPresses === undefined);
}

/** Playwright's own words where a test has no service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

function noisesOf(
  page: Page,
  { expectedFailures, expectedMessages }: Omit<ShopOptions, 'mayShift'>,
): string[] {
  const noises: string[] = [];
  const failures = expectedFailures.map((status) => `status of ${status}`);
  const expected = [...failures, ...expectedMessages, NO_WORKER];
  const isExpected = (text: string) => expected.some((part) => text.includes(part));
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    if (isLoud && !isExpected(message.text())) noises.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!isExpected(message)) noises.push(`page error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its pictures.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED' && !isExpected(reason))
      noises.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !expectedFailures.includes(status)) noises.push(`${status}: ${response.url()}`);
  });
  return noises;
}

/** Logs in through the form and waits for the dashboard. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/hilvanDash$/);
}

/** The text with plain spaces in place of no-break ones, so that amounts can be compared. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
