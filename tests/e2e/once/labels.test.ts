import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LABEL_SHEETS, labelCorner } from '#domain/labels/label-sheet.ts';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { applyButton, foot, PRICES, writeChange } from '#tests/support/price-studio.ts';
import { readPrintedPages } from '#tests/support/printed-labels.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Etiquetas' }).getByRole('listitem');

/** Presses 'Imprimir', whose dialog a test has none of. */
async function print(page: Page, labels: number): Promise<void> {
  await page.getByRole('button', { name: `Imprimir ${labels}`, exact: true }).click();
  await expect(page.locator('.printed-labels .label-face')).toHaveCount(labels);
}

const printed = async (page: Page) => readPrintedPages(await page.pdf({ preferCSSPageSize: true }));

test('ticked products become a sheet whose codes a scanner reads, at the prices of the moment [LABEL-002 LABEL-003]', async ({
  page,
  shop,
}) => {
  const added = await shop.addProduct(
    aPlainThread({
      code: 'ETI-1',
      brand: 'Costurina',
      name: 'Etiquetado hilo de algodón 500 m',
      price: pesos(5450),
      colours: ['Rojo', 'Azul', 'Negro'],
      models: [],
      soldOutVariants: ['Negro'],
      barCodes: ['Rojo: 4006381333931', 'Azul: HIL-500/az'],
    }),
  );
  await shop.addProduct(
    aPlainThread({
      code: 'ETI-2',
      brand: '',
      name: 'Etiquetado elástico 20 mm',
      price: pesos(530),
      saleUnit: { code: 'MTR', scale: 2, increment: 50, minimum: 50 },
      bulkOffer: null,
      colours: [],
      models: [],
    }),
  );
  await beAdministrator(page);
  await page.goto('/hilvanDash/productos?q=etiquetado');
  await page.getByRole('checkbox', { name: /Etiquetado hilo/ }).check();
  await page.getByRole('checkbox', { name: /Etiquetado elástico/ }).check();
  await page.getByRole('button', { name: 'Etiquetas' }).click();
  await expect(page.getByRole('heading', { name: 'Los 2 productos elegidos' })).toBeVisible();

  await test.step('each colour that there is has its row, and what lacks a code gets one', async () => {
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText('Una no tiene código de barras.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Darle uno propio' }).click();
    await expect(page.getByText('sin código')).toHaveCount(0);
    await page.getByRole('button', { name: 'Solo los que hay' }).click();
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Solo los que hay' }).click();
    await page.getByLabel('Etiquetas de Etiquetado hilo de algodón 500 m, Rojo').fill('2');
  });

  await test.step('the sheet begins at its first free label, with the prices of now', async () => {
    await page.getByRole('button', { name: 'Desde la 8' }).click();
    await shop.updateProduct({ ...added, price: pesos(5990.5) });
    const [sheet] = LABEL_SHEETS;
    await print(page, 4);
    const [paper, ...more] = await printed(page);
    expect(more).toEqual([]);
    expect(paper?.width).toBeCloseTo(210, 0);
    expect(paper?.height).toBeCloseTo(297, 0);
    expect(paper?.text).toContain('5.990,50');
    expect(paper?.text).not.toContain('5.450');
    expect(paper?.text).toMatch(/530\s*por metro/);
    const codes = paper?.codes ?? [];
    expect(codes.map(({ text }) => text).sort()).toEqual([
      expect.stringMatching(/^2\d{12}$/),
      '4006381333931',
      '4006381333931',
      'HIL-500/az',
    ]);
    const corners = [7, 8, 9, 10].map((place) => labelCorner(sheet, sheet.margins, place));
    for (const { left, right, top, bottom } of codes) {
      const around = corners.filter(
        ({ x, y }) => left > x && right < x + sheet.width && top > y && bottom < y + sheet.height,
      );
      expect(around).toHaveLength(1);
      expect(right - left).toBeGreaterThan(25);
    }
  });
  await expect(page.getByText(/\$\s5\.990,50/).first()).toBeVisible();
});

test('the sheet stays within what holds it, from a phone to a wide window [LABEL-002]', async ({ page }) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash/etiquetas');
  const sheet = page.locator('.sheet-preview-paper');
  for (const width of [360, 640, 768, 1024, 1280, 1366, 1440, 1600, 1760, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [paper, room] = await Promise.all([sheet.boundingBox(), sheet.locator('..').boundingBox()]);
    expect(paper?.width, `at ${width}`).toBeLessThanOrEqual(room?.width ?? 0);
  }
});

test('single labels are pages of their size, and a Zebra gets its own language [LABEL-002 LABEL-003]', async ({
  page,
  shop,
}) => {
  await shop.addProduct(
    aPlainThread({
      code: 'ETI-3',
      name: 'Suelta de a una',
      colours: [],
      models: [],
      barCodes: ['4006381333931'],
      price: pesos(8350),
    }),
  );
  await beAdministrator(page);
  await page.goto('/hilvanDash/etiquetas');
  await page.getByLabel('Producto').fill('ETI-3');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Etiquetas de Suelta de a una').fill('3');
  await page.getByRole('button', { name: 'De a una', exact: true }).click();
  await expectAccessible(page);
  await print(page, 3);
  for (const [size, width, height] of [
    ['50 × 25 mm', 50, 25],
    ['58 × 40 mm', 58, 40],
    ['100 × 50 mm', 100, 50],
  ] as const) {
    // What the dialog shows follows the choice.
    await page.getByLabel('Etiqueta', { exact: true }).selectOption(size);
    const pages = await printed(page);
    expect(pages, size).toHaveLength(3);
    for (const one of pages) {
      expect(one.width, size).toBeCloseTo(width, 0);
      expect(one.height, size).toBeCloseTo(height, 0);
      expect(
        one.codes.map(({ text }) => text),
        size,
      ).toEqual(['4006381333931']);
      // Whole dots of the printer: 95 modules of 3 dots each.
      expect((one.codes[0]?.right ?? 0) - (one.codes[0]?.left ?? 0)).toBeCloseTo(95 * 0.375, 0);
    }
  }

  await test.step('ZPL', async () => {
    await page.getByRole('button', { name: 'ZPL', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar ZPL' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toMatch(
      /^\^XA[\s\S]*\^FD400638133393\^FS[\s\S]*\^PQ3\^XZ\s$/,
    );
  });
});

test('a change of prices leads to the labels of what changed, at once and from its history [LABEL-002]', async ({
  page,
  shop,
}) => {
  for (const name of ['Botón re-etiquetado nácar', 'Botón re-etiquetado metal'])
    await shop.addProduct(
      aPlainThread({
        name,
        price: pesos(1000),
        bulkOffer: null,
        colours: [],
        models: [],
      }),
    );
  await beAdministrator(page);
  await page.goto(`${PRICES}?buscar=re-etiquetado`);
  await writeChange(page, { percent: '20', roundTo: '10' });
  await expect(applyButton(page)).toHaveText('Aplicar a 2 productos');
  await applyButton(page).click();
  await foot(page).getByRole('button', { name: 'Imprimir sus etiquetas' }).click();
  await expect(page.getByRole('heading', { name: 'Estos 2 precios cambiaron' })).toBeVisible();
  const region = page.getByRole('region', { name: 'De qué' });
  await expect(region.getByText(/^\+20\s%.+, por rosa@/)).toBeVisible();
  await expect(rows(page).filter({ hasText: '1.200' })).toHaveCount(2);

  await page.goto(`${PRICES}/historial`);
  await page.getByRole('article').first().getByRole('link', { name: /^Ver:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Imprimir sus etiquetas' }).click();
  await expect(page.getByRole('heading', { name: 'Estos 2 precios cambiaron' })).toBeVisible();
});
