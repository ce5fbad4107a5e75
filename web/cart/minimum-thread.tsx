import { MINIMUM_STITCHES, minimumProgress } from '#domain/cart/minimum-progress.ts';
import { pesos } from '#domain/money/centavos.ts';
import { formatPrice } from '#web/format.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useCart } from './use-cart.ts';

/** How far the cart is on its way to the minimum of a first purchase, as a thread of twelve stitches (BUY-009). */
export function MinimumThread({ className }: { className?: string }) {
  const { totals } = useCart();
  const minimum = pesos(useStore().firstPurchaseMinimum);
  if (minimum === 0) return null;
  const { stitches, missing } = minimumProgress(totals.total, minimum);
  return (
    <div className={classNames('text-sm text-secondary', className)}>
      <div className="bulk-stitches mt-0! mb-1!" aria-hidden="true">
        {Array.from({ length: MINIMUM_STITCHES }, (_, index) => (
          <i key={index} data-sewn={index < stitches || undefined} />
        ))}
      </div>
      <p className="figures">
        {missing > 0
          ? `Te faltan ${formatPrice(missing)} para el mínimo de una primera compra.`
          : 'Llegaste al mínimo de una primera compra.'}
      </p>
    </div>
  );
}
