import { useCallback, useState } from 'react';
import type { Quantities } from '#domain/cart/quantities.ts';
import { unitsIn } from '#domain/cart/variants.ts';
import { orderableQuantities } from '#domain/catalogue/availability.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type LinePrice, priceLine } from '#domain/pricing/price-line.ts';

export type Selection = {
  readonly quantities: Quantities;
  readonly line: LinePrice;
  readonly change: (variant: string, units: number) => void;
  readonly clear: () => void;
};

/** The chosen units of each variant, and their price. What sells out meanwhile is no longer chosen. */
export function useSelection(product: Product): Selection {
  const [chosen, setQuantities] = useState<Quantities>({});
  const change = useCallback((variant: string, units: number) => {
    setQuantities((before) => withUnits(before, { variant, units }));
  }, []);
  const clear = useCallback(() => setQuantities({}), []);
  const quantities = orderableQuantities(product, chosen);
  return { quantities, line: priceLine({ ...product, units: unitsIn(quantities) }), change, clear };
}

/** Quantities never hold a 0 (CART-002). */
function withUnits(
  quantities: Quantities,
  { variant, units }: { variant: string; units: number },
): Quantities {
  const { [variant]: _, ...others } = quantities;
  return units > 0 ? { ...others, [variant]: units } : others;
}
