import type { Centavos } from '#domain/money/centavos.ts';
import { formatExactPrice } from '#web/format.ts';
import { Info } from '#web/ui/stroke-icons.tsx';

type ProductNewsProps = {
  isGone: boolean;
  /** When the page was opened. */
  formerPrice: Centavos | null;
  price: Centavos | null;
};

/** Reports changes of the product while its page was open. */
export function ProductNews({ isGone, formerPrice, price }: ProductNewsProps) {
  const text = isGone
    ? 'Este producto ya no está disponible.'
    : price !== formerPrice && `El precio cambió: antes ${formatExactPrice(formerPrice)}.`;
  return (
    <div role="status" className="col-span-full empty:absolute">
      {text && (
        <p className="flex items-center gap-2.5 rounded-2 bg-warning-soft p-3 text-sm text-warning lg:mb-4">
          <Info aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
