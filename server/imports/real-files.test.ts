import { describe, expect, test } from 'vitest';
import { Refusal } from '#server/kernel/errors.ts';
import type { CorpusFile } from '#tests/support/corpus/corpus-file.ts';
import { MERCADOLIBRE_FILES } from '#tests/support/corpus/mercadolibre-files.ts';
import { SHOPIFY_FILES } from '#tests/support/corpus/shopify-files.ts';
import { SUPPLIERS_FILES } from '#tests/support/corpus/supplier-files.ts';
import { TIENDANUBE_FILES } from '#tests/support/corpus/tiendanube-files.ts';
import { WOOCOMMERCE_FILES } from '#tests/support/corpus/woocommerce-files.ts';
import { EXCEL_FILES, OTHER_PROGRAMS_FILES } from '#tests/support/corpus/workbook-files.ts';
import { dryRunOf, productLine } from '#tests/support/dry-run-of.ts';

const PROGRAMS: Readonly<Record<string, readonly CorpusFile[]>> = {
  Tiendanube: TIENDANUBE_FILES,
  WooCommerce: WOOCOMMERCE_FILES,
  Shopify: SHOPIFY_FILES,
  'Mercado Libre': MERCADOLIBRE_FILES,
  Excel: EXCEL_FILES,
  'other programs': OTHER_PROGRAMS_FILES,
  suppliers: SUPPLIERS_FILES,
};

describe.each(Object.entries(PROGRAMS))('a file of %s', (_program, files) => {
  test.each(files.map((file) => [file.name, file] as const))(
    '%s: is read rightly, or refused by row and column [IMPORT-002 IMPORT-003 IMPORT-005]',
    async (_name, file) => {
      if ('refused' in file) {
        const outcome = await dryRunOf(file.bytes, file.choices).catch((error) => error);
        expect(outcome).toBeInstanceOf(Refusal);
        expect(outcome.options?.detail ?? outcome.message).toBe(file.refused);
        return;
      }
      const run = await dryRunOf(file.bytes, file.choices);
      expect({
        new: run.new.map(productLine),
        changed: run.changed.map(productLine),
        errors: run.errors,
        unchanged: run.unchanged,
        skipped: run.skipped,
        leftOut: run.leftOut,
      }).toEqual({
        new: file.new ?? [],
        changed: file.changed ?? [],
        errors: file.errors ?? [],
        unchanged: file.unchanged ?? 0,
        skipped: file.skipped ?? 0,
        leftOut: file.leftOut ?? 0,
      });
      if (file.sheet !== undefined) expect(run.sheet).toBe(file.sheet);
    },
  );
});

test('the walk has at least sixty files [IMPORT-002]', () => {
  expect(Object.values(PROGRAMS).flat().length).toBeGreaterThanOrEqual(60);
});

test('a slash in a description of another program is no line break, with or without tags [IMPORT-002]', async () => {
  const header = 'Código;Nombre;Categoría;Descripción';
  const file = `${header}\nA;Uno;Botones;Rosca 1/2 pulgada\nB;Dos;Botones;<p>Rosca 1/2</p><p>De 3/4</p>\n`;
  const { new: made } = await dryRunOf(file);
  expect(made.map(({ description }) => description)).toEqual([
    'Rosca 1\u20442 pulgada',
    'Rosca 1\u20442/De 3\u20444',
  ]);
});
