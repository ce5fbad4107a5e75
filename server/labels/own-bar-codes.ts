import { ownBarCode } from '#domain/bar-codes/bar-code.ts';
import { variantWithBarCode } from '#domain/bar-codes/variant-bar-codes.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

/** So many codes of the shop's own that nothing has: each number is given once, also those that nobody uses (LABEL-001). */
export async function ownBarCodes(ctx: Context, count: number): Promise<readonly string[]> {
  assertMay(ctx, 'catalogue');
  const taken = takenCodes(ctx);
  return inTransaction(ctx, async (ctx) => {
    const codes: string[] = [];
    while (codes.length < count) {
      const code = ownBarCode(await nextNumber(ctx, 'own-bar-code'));
      if (!taken(code)) codes.push(code);
    }
    return codes;
  });
}

/** Somebody may have typed a code of the range. */
function takenCodes({ catalogue }: Context): (code: string) => boolean {
  const coded = catalogue.all().entries.filter(({ product }) => product.barCodes.length > 0);
  return (code) => coded.some(({ product }) => variantWithBarCode(product, code) !== null);
}
