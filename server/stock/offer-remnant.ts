import { quantityText } from '#domain/measure/quantity-text.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { remnantProduct } from '#domain/stock/remnant-product.ts';
import { remnantsOf } from '#domain/stock/rolls.ts';
import { shelfVariants } from '#domain/stock/shelf-variants.ts';
import { isCountedIn } from '#domain/stock/stock-unit.ts';
import type { Remnant } from '#schemas/stock.ts';
import type { WireOfferedRemnant } from '#schemas/stock-answers.ts';
import { currentProducts } from '#server/catalogue/current-products.ts';
import { storeNewProduct } from '#server/catalogue/store-new-product.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { lockSums } from './queries.ts';
import { rollsOf } from './stored-rolls.ts';
import { writeMoves } from './write-moves.ts';

type Offer = {
  /** The product that the remnant is of. */
  readonly id: string;
  readonly remnant: Remnant;
  readonly idempotencyKey: string | null;
};

/**
 * Makes a remnant a product of its own, of which there is one, and takes its length off the shelf: all or nothing
 * (STOCK-005). A repeated key offers nothing more.
 * @throws Refusal 'product-not-found' · 'invalid-request' for a roll that is no remnant, or is gone · 'key-reused'
 */
export async function offerRemnant(ctx: Context, offer: Offer): Promise<WireOfferedRemnant> {
  assertMay(ctx, 'stock');
  const { id: productId, remnant, idempotencyKey } = offer;
  const made = await inTransaction(ctx, async (ctx) => {
    const id = ctx.newId();
    if (idempotencyKey !== null) {
      const claim = { key: idempotencyKey, request: { remnant, productId }, madeId: id };
      const earlierId = await claimIdempotencyKey(ctx, claim);
      if (earlierId !== null) return earlierId;
    }
    const [product] = await currentProducts(ctx, [productId]);
    if (product === undefined || product.deletedAt !== null) throw new Refusal('product-not-found');
    const place = { productId, variant: remnant.variant };
    const [sum] = await lockSums(ctx.db, [place]);
    const rolls = sum !== undefined && isCountedIn(sum, product.saleUnit) ? (rollsOf(sum) ?? []) : [];
    if (!remnantsOf(rolls, { upTo: ctx.store.stock.remnantAt }).includes(remnant.length))
      throw noRemnant(product, remnant);
    const offered = { ...remnantProduct(product, remnant), id };
    await storeNewProduct(ctx, offered);
    const own = { productId: id, variant: shelfVariants(offered)[0] ?? '' };
    await lockSums(ctx.db, [own]);
    const batchId = ctx.newId();
    const taken = { ...place, amount: -remnant.length, note: 'Se ofrece como retazo' };
    const cuts = [{ count: 1, length: remnant.length }];
    await writeMoves(ctx, { batchId, kind: 'cut', moves: [{ ...taken, cuts }] });
    const added = { ...own, amount: 1, note: `Retazo de ${product.name}` };
    await writeMoves(ctx, { batchId, kind: 'counted', moves: [{ ...added, unit: BY_PIECE.code }] });
    return id;
  });
  await ctx.catalogue.catchUp();
  return { _id: made };
}

function noRemnant({ name, saleUnit }: StoredProduct, { length }: Remnant): Refusal {
  const message = `Largo: ${name} no tiene un retazo de ${quantityText(length, saleUnit)}`;
  return new Refusal('invalid-request', { errors: [{ field: 'length', message }] });
}
