import { codeKey } from '#domain/entries/catalogue-entry.ts';
import type { Database } from '#server/db/connect.ts';

/** The products that files named by codes of their variants, by `codeKey`. */
export async function productsOfVariantCodes(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('variant_codes').selectAll().execute();
  return new Map(rows.map(({ code_key, product_id }) => [code_key, product_id]));
}

type CodesOfProduct = { readonly productId: string; readonly codes: readonly string[] };

/** Keeps the codes of variants, each for the last product that has it. */
export async function keepVariantCodes(db: Database, products: readonly CodesOfProduct[]): Promise<void> {
  const owners = new Map(
    products.flatMap(({ productId, codes }) => codes.map((code) => [codeKey(code), productId] as const)),
  );
  if (owners.size === 0) return;
  await db
    .insertInto('variant_codes')
    .values([...owners].map(([code_key, product_id]) => ({ code_key, product_id })))
    .onConflict((conflict) =>
      conflict.column('code_key').doUpdateSet((eb) => ({ product_id: eb.ref('excluded.product_id') })),
    )
    .execute();
}
