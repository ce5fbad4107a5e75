import type { VersionedCategories } from '#server/kernel/catalogue-view.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
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
