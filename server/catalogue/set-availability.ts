import { unknownVariants, withAvailability } from '#domain/products/marked-availability.ts';
import type { AvailabilityInput } from '#schemas/product.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { changeProduct } from './change-product.ts';

type Availability = {
  readonly id: string;
  readonly expectedVersion: number | null;
  readonly input: AvailabilityInput;
};

/**
 * Says what of a product is sold out; variants keep their places (BUY-006).
 * @throws Refusal 'invalid-request' for a name that is no variant of the product, and as `changeProduct` does
 */
export async function setAvailability(
  ctx: Context,
  { id, expectedVersion, input: { soldOut, variants } }: Availability,
): Promise<StoredProduct> {
  assertMay(ctx, 'catalogue');
  return changeProduct(ctx, {
    id,
    expectedVersion,
    event: eventOf(soldOut),
    change: (before) => {
      const [unknown] = unknownVariants(before, variants ?? []);
      if (unknown !== undefined) throw notAVariant(unknown);
      return {
        product: withAvailability(before, { isSoldOut: soldOut, soldOutVariants: variants }),
        isDeleted: false,
      };
    },
  });
}

/** A change of variants alone is an edit like others. */
function eventOf(soldOut: boolean | undefined) {
  if (soldOut === undefined) return 'product-changed';
  return soldOut ? 'product-sold-out' : 'product-in-stock';
}

function notAVariant(name: string): Refusal {
  const message = `Colores o modelos agotados: '${name}' no es un color ni un modelo del producto`;
  return new Refusal('invalid-request', { errors: [{ field: 'variants', message }] });
}
