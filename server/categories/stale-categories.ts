import type { VersionedCategories } from '#server/catalogue/read-categories.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { categoriesToWire } from './categories-to-wire.ts';

/** Somebody else changed the tree first; it comes with the refusal. */
export function staleCategories(
  { catalogue }: Pick<Context, 'catalogue'>,
  { version }: Pick<VersionedCategories, 'version'>,
): Refusal {
  return new Refusal('stale-version', {
    headers: { etag: `"${version}"` },
    members: { current: categoriesToWire(catalogue) },
  });
}
