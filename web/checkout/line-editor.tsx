import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { LineUnits } from '#web/cart/line-units.tsx';
import { formatPrice, formatUnits } from '#web/format.ts';

export function LineEditor({ line }: { line: PricedCartLine }) {
  return (
    <>
      <LineUnits line={line} className="mt-1 max-w-100" />
      <p role="status" className="sr-only">
        {formatUnits(line.price.units)}, {formatPrice(line.price.total)}
      </p>
    </>
  );
}
