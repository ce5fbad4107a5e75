import { placeNow } from '#domain/catalogue/categories.ts';
import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import type { Context } from '#server/kernel/context.ts';

/** A product's input with its category as the shop calls it now: a form may have been opened before a change. */
export function withPresentPlace<Input extends CategoryPlace>(
  { catalogue }: Pick<Context, 'catalogue'>,
  input: Input,
): Input {
  const { section, subsection, type } = input;
  return { ...input, ...placeNow({ section, subsection, type }, catalogue.categories()) };
}
