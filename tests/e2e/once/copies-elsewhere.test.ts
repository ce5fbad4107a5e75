import type { Page } from '@playwright/test';
import type { WireBackups } from '#schemas/backup-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { test as base, expect } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { runServer } from '#tests/support/running-server.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';

const BACKUP_KEY = '0123456789abcdef'.repeat(4);

/** A shop whose copies go to a bucket. */
const test = base.extend<object, { bucket: S3Server }>({
  bucket: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the used fixtures from the pattern.
    async ({}, use) => {
      const bucket = await startS3Server();
      await use(bucket);
      await bucket.stop();
      bucket.clean();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ bucket }, use) => {
      const server = await runServer({ BACKUP_S3_URL: bucket.newPlace().url, BACKUP_KEY });
      await use(server);
      await server.stop();
      server.clean();
    },
    { scope: 'worker' },
  ],
});

// What a press asked for here is told by the desk's news, seconds later, and lines of other lengths come with it.
test.use({ mayShift: true });

test.beforeAll(async ({ shop, server }) => {
  const product = await shop.addProduct(aPlainThread());
  await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
});

test('General shows the copy off the machine, its size and its proof, which is made anew on demand [RUN-001]', async ({
  page,
}) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  const card = page.getByRole('region', { name: 'La tienda, a salvo' });
  await expect(card).toContainText('Copia fuera de la máquinaTodavía ninguna');
  await expect(card.getByRole('button', { name: 'Probarla ahora' })).toHaveCount(0);
  const letLoad = await holdWhatIsLoadedOnceDone(page);
  await card.getByRole('button', { name: 'Hacer una copia ahora' }).click();
  await expect(card).toContainText(/Copia fuera de la máquinaHoy \d\d:\d\d[\d.,]+\sMB, cifrada · guarda 1/);
  await expect(card).toContainText('Última prueba de que sirveHoy, bien');
  await expect(card).toContainText('Se trajo, se restauró aparte y se comparó: 1 producto, 1 pedido');
  await expect(card).toContainText('Todo bien');
  await expectAccessible(page);
  const begun = page.waitForResponse('**/api/backups/proof');
  await card.getByRole('button', { name: 'Probarla ahora' }).click();
  const { elsewhere } = (await (await begun).json()) as WireBackups;
  await askOnceWhileProofIsEnding(page, elsewhere?.proof?.provedAt);
  // What was so before the press says nothing of the proof, and must not end the watch over it.
  letLoad();
  await expect(page.getByText('La copia está probada: sirve')).toBeVisible();
  // What the page asks at its end is answered no more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** @returns lets go what the page loads after a copy was done, with the copies as they were when it asked */
async function holdWhatIsLoadedOnceDone(page: Page): Promise<() => void> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  let isDone = false;
  await page.route('**/api/backups', async (route) => {
    const response = await route.fetch();
    const { running, elsewhere } = (await response.json()) as WireBackups;
    isDone ||= !running && elsewhere?.running === false && elsewhere.proof !== null;
    await route.fulfill({ response });
  });
  // It is loaded together with the copies.
  await page.route('**/api/overview', async (route) => {
    if (isDone) await isLetGo;
    await route.continue();
  });
  return letGo;
}

/** The first question that hears of a new proof comes while its process is still ending. */
async function askOnceWhileProofIsEnding(page: Page, provedBefore: string | undefined): Promise<void> {
  let isEnding = true;
  await page.route('**/api/backups', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as WireBackups;
    const { elsewhere } = body;
    if (elsewhere?.proof?.provedAt === provedBefore || !isEnding) return route.fulfill({ response });
    isEnding = false;
    await route.fulfill({ response, json: { ...body, elsewhere: { ...elsewhere, running: true } } });
  });
}

test('a bucket that is away is the first thing to do, with its reason and the last good copy [RUN-001]', async ({
  page,
  bucket,
}) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  const card = page.getByRole('region', { name: 'La tienda, a salvo' });
  await expect(card).toContainText('Copia fuera de la máquina');
  if ((await card.getByText(/cifrada/).count()) === 0)
    await card.getByRole('button', { name: 'Hacer una copia ahora' }).click();
  await expect(card.getByRole('button', { name: 'Probarla ahora' })).toBeEnabled();
  await bucket.stop();
  await card.getByRole('button', { name: 'Probarla ahora' }).click();
  await expect(card).toContainText(/Falló: no se llega al depósito/);
  await expect(card).toContainText('Mirar');
  const first = page.getByRole('region', { name: 'Para hoy' }).getByRole('listitem').first();
  await expect(first).toContainText('La prueba de que la copia sirve falló: no se llega al depósito');
  await expectAccessible(page);
  await bucket.restart();
});
