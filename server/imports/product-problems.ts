import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { type ImportField, partField } from '#domain/imports/import-fields.ts';
import type { CellChange } from '#domain/imports/product-cells.ts';
import type { OwnColour } from '#domain/look/own-colour.ts';
import type { Product } from '#domain/products/product.ts';
import { PRODUCT_PARTS } from '#domain/products/product-parts.ts';
import { isBlank } from '#domain/text/is-blank.ts';
import { productInputSchema } from '#schemas/product.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { productPartProblems } from '#server/catalogue/assert-product-parts.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';

export type ProductProblem = { readonly field: ImportField; readonly reason: string };

type Checked = {
  readonly product: Product;
  readonly before: Product | null;
  readonly cells: readonly CellChange[];
  readonly photos: PhotoStore;
  /** Sites whose photos the shop may show. */
  readonly imageHosts: readonly string[];
  /** As the product form has it. */
  readonly taxonomy: Taxonomy;
  readonly ownColours: readonly OwnColour[];
};

/** Why the shop can't have a product, as its form would say. What an import doesn't change is not judged. */
export async function productProblems({
  product,
  before,
  cells,
  photos,
  imageHosts,
  taxonomy,
  ownColours,
}: Checked): Promise<ProductProblem[]> {
  const problems: ProductProblem[] = [];
  if (before === null && isBlank(product.name)) problems.push({ field: 'name', reason: 'está vacío' });
  const { error } = productInputSchema.safeParse(productToWire(product));
  for (const { path, message } of error?.issues ?? []) {
    problems.push({ field: fieldAt(path.map(String)), reason: message });
  }
  for (const { field, message } of await productPartProblems(
    { imageHosts, taxonomy, ownColours },
    { input: product, before, photos },
  )) {
    problems.push({ field: fieldAt(field.split('.')), reason: message.replace(/^[^:]+: /, '') });
  }
  if (before === null) return problems;
  const changed = new Set<ImportField>(cells.map(({ field }) => field));
  return problems.filter(({ field }) => changed.has(field));
}

function fieldAt(path: readonly string[]): ImportField {
  const key = path.findLast((part) => !/^\d+$/.test(part));
  const part = PRODUCT_PARTS.find(({ wire }) => wire === key);
  return part === undefined ? 'name' : partField(part.name);
}
