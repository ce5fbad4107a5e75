import type { Context } from '#server/kernel/context.ts';
import { countedSums } from './queries.ts';
import { countedThere } from './shortages.ts';

/** What there is of all that is counted, by `placeKey`. */
export async function countedNow({
  db,
  catalogue,
}: Pick<Context, 'db' | 'catalogue'>): Promise<ReadonlyMap<string, number>> {
  const sums = await countedSums(db);
  return countedThere(
    sums,
    sums.flatMap(({ product_id }) => catalogue.product(product_id) ?? []),
  );
}
