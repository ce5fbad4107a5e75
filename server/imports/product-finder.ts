import { setImmediate as nextTurn } from 'node:timers/promises';
import { codeKey } from '#domain/entries/catalogue-entry.ts';
import { cellText, type ImportRow } from '#domain/imports/import-row.ts';
import { normalised } from '#domain/text/normalised.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

const PRODUCTS_IN_A_TURN = 5000;

/** Finds the product that a row is about: by its code or a variant's, else by our id. */
export type ProductFinder = {
  find(row: ImportRow): StoredProduct | null;
  withCode(code: string): StoredProduct | null;
  /** The id of the product that has a code, its own or a variant's; `null` for an unknown code. */
  ownerOf(code: string): string | null;
};

/**
 * A row with neither code nor id means the product without a code that has its brand and name; otherwise a file without
 * codes would add its products each time. Equal ones are taken in turn.
 */
export async function productFinder(
  entries: readonly { readonly product: StoredProduct }[],
  ofVariantCodes: ReadonlyMap<string, string>,
): Promise<ProductFinder> {
  const byCode = new Map<string, StoredProduct>();
  const byId = new Map<string, StoredProduct>();
  const byName = new Map<string, StoredProduct[]>();
  for (const [index, { product }] of entries.entries()) {
    if (index % PRODUCTS_IN_A_TURN === 0) await nextTurn();
    byId.set(product.id, product);
    if (product.code !== null) byCode.set(codeKey(product.code), product);
    else byName.set(nameKey(product), [...(byName.get(nameKey(product)) ?? []), product]);
  }
  const coded = (code: string) => {
    const key = codeKey(code);
    if (key === '') return undefined;
    return byCode.get(key) ?? byId.get(ofVariantCodes.get(key) ?? '');
  };
  return {
    withCode: (code) => byCode.get(codeKey(code)) ?? null,
    ownerOf: (code) => coded(code)?.id ?? null,
    find(row) {
      const code = cellText(row, 'code');
      const id = cellText(row, 'id').trim();
      const known = coded(code) ?? byId.get(id);
      if (known !== undefined || codeKey(code) !== '' || id !== '') return known ?? null;
      const named = { brand: cellText(row, 'brand'), name: cellText(row, 'name') };
      return byName.get(nameKey(named))?.shift() ?? null;
    },
  };
}

function nameKey({ brand, name }: Pick<StoredProduct, 'brand' | 'name'>): string {
  return `${normalised(brand.trim())}\n${normalised(name.trim())}`;
}
