import { hasCategory, placeNow } from '#domain/catalogue/categories.ts';
import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { readCategories } from './read-categories.ts';

/** A product's input with its category as the shop calls it now: a form may have been opened before a change. */
export function withPresentPlace<Input extends CategoryPlace>(
  { catalogue }: Pick<Context, 'catalogue'>,
  input: Input,
): Input {
  const { section, subsection, type } = input;
  return { ...input, ...placeNow({ section, subsection, type }, catalogue.categories()) };
}

/**
 * A product as it is written, with a place that the tree has now: the request was checked before the transaction, perhaps
 * by a process that had not heard of a change yet. The caller has the catalogue's next version, so the tree stays.
 * @param kept the place that the product has anyway; `null` for one that comes, or comes back
 * @throws Refusal 'invalid-request' for a place that is gone
 */
export async function inPresentPlace<Input extends CategoryPlace>(
  { db }: Pick<Context, 'db'>,
  product: Input,
  kept: CategoryPlace | null,
): Promise<Input> {
  const { section, subsection, type } = product;
  if (section === kept?.section && subsection === kept.subsection && type === kept.type) return product;
  const categories = await readCategories(db);
  const place = placeNow({ section, subsection, type }, categories);
  if (!hasCategory(categories.tree, place)) throw goneCategory(place, 'subsection');
  return { ...product, ...place };
}

/** @param field the request's field that names it */
export function goneCategory({ subsection, type }: CategoryPlace, field: string): Refusal {
  const message = `Categoría: ${subsection}, ${type} ya no es una categoría de la tienda. Agrégala, o elige otra`;
  return new Refusal('invalid-request', { errors: [{ field, message }] });
}
