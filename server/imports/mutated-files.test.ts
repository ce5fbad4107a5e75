import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportField } from '#domain/imports/import-fields.ts';
import type { Product } from '#domain/products/product.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { TableFault } from '#server/tables/table-fault.ts';
import { anyMutation, mutatedFile } from '#tests/support/corpus/mutated-list.ts';
import { type DryRun, dryRunOf } from '#tests/support/dry-run-of.ts';
import { timesInStorm } from '#tests/support/storm.ts';

type Outcome = 'read' | 'partly refused' | 'refused';

/** @throws an unexpected error, which is a fault of the reader */
async function readOrRefused(bytes: Buffer): Promise<DryRun | null> {
  try {
    return await dryRunOf(bytes);
  } catch (error) {
    if (error instanceof Refusal || error instanceof TableFault) return null;
    throw error;
  }
}

test('a list that changed on its way is read rightly or refused, and never gets a wrong code or price [IMPORT-002 IMPORT-003 IMPORT-005]', async () => {
  const outcomes: Record<Outcome, number> = { read: 0, 'partly refused': 0, refused: 0 };
  const mutations = fc.sample(anyMutation, { numRuns: timesInStorm(120, 2000), seed: 35 });
  for (const mutation of mutations) {
    const { bytes, products } = mutatedFile(mutation);
    const run = await readOrRefused(bytes);
    // Where the very name of a column broke, the person sees that it is left out.
    const says = (field: ImportField) => run?.table.columns.some((column) => column.field === field) === true;
    const said = ({ code, price }: Pick<Product, 'code' | 'price'>) =>
      [says('code') ? code : '', says('price') ? price : ''].join(' ');
    const right = new Set(products.map(said));
    const read = (run?.new ?? []).map(said);
    expect(
      read.filter((product) => !right.has(product)),
      JSON.stringify(mutation),
    ).toEqual([]);
    // What is not read is named, unless the file is refused as a whole.
    if (run !== null && mutation.broken.length === 0)
      expect(read.length + run.wrong.length, JSON.stringify(mutation)).toBe(products.length);
    outcomes[outcomeOf(read.length, products.length)] += 1;
  }
  expect(outcomes.read).toBeGreaterThan(mutations.length / 3);
  if (process.env.SHOW_OUTCOMES === '1') console.info(outcomes);
});

function outcomeOf(read: number, all: number): Outcome {
  if (read === all) return 'read';
  return read === 0 ? 'refused' : 'partly refused';
}
