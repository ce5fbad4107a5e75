import { MINIMUM_STITCHES, minimumProgress } from '#domain/cart/minimum-progress.ts';
import { type Centavos, pesos } from '#domain/money/centavos.ts';
import { formatPrice } from '#web/format.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useHeldList } from '#web/wholesale/use-buyer.ts';
import { useCart } from './use-cart.ts';

/** How far the cart is on its way to the minimum of a first purchase (BUY-009), or of a price list (TRADE-001). */
export function MinimumThread({ className }: { className?: string }) {
  const { totals } = useCart();
  const list = useHeldList();
  const { firstPurchaseMinimum } = useStore();
  const minimum = pesos(list?.said.minimum ?? firstPurchaseMinimum);
  if (minimum === 0) return null;
  const { stitches, missing } = minimumProgress(totals.total, minimum);
  return (
    <div
      className={classNames('text-sm text-secondary', list !== null && 'list-minimum', className)}
      data-reached={missing === 0 || undefined}
    >
      {list !== null && (
        <p className="figures flex flex-wrap justify-between gap-x-3 text-body">
          <b className="font-semibold">Mínimo de tu lista</b>
          <span>
            {formatPrice(totals.total)} de {formatPrice(minimum)}
          </span>
        </p>
      )}
      <div className="bulk-stitches mt-0! mb-1!" aria-hidden="true">
        {Array.from({ length: MINIMUM_STITCHES }, (_, index) => (
          <i key={index} data-sewn={index < stitches || undefined} />
        ))}
      </div>
      <p className="figures">{list === null ? ofFirstPurchase(missing) : ofList(missing)}</p>
    </div>
  );
}

function ofFirstPurchase(missing: Centavos): string {
  return missing > 0
    ? `Te faltan ${formatPrice(missing)} para el mínimo de una primera compra.`
    : 'Llegaste al mínimo de una primera compra.';
}

function ofList(missing: Centavos): string {
  return missing > 0
    ? `Te faltan ${formatPrice(missing)} para pedir con precios mayoristas.`
    : 'Llegaste al mínimo de tu lista.';
}
