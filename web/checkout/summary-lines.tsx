import { quantityText } from '#domain/measure/quantity-text.ts';
import { shownTotal } from '#domain/pricing/shown-total.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { LineRemark } from '#web/cart/line-remark.tsx';
import { ShownExtras } from '#web/cart/shown-extras.tsx';
import { useCart } from '#web/cart/use-cart.ts';
import { formatPrice } from '#web/format.ts';
import { WholeWords } from '#web/ui/whole-words.tsx';

export function SummaryLines() {
  const { lines } = useCart();
  return (
    <ul className="mt-4.5 mb-1.5 grid gap-3.5">
      {lines.map(({ productId, snapshot, price, extras }) => (
        <li
          key={productId}
          className="figures grid grid-cols-[56px_minmax(0,1fr)] gap-3.5 text-label leading-snug"
        >
          <LinePhoto photo={snapshot.photo} size={56} className="w-14" />
          {/* a long amount wraps to a line of its own, so that the name keeps its room */}
          <div className="flex min-w-0 flex-wrap gap-x-3.5">
            <div className="min-w-0 flex-[1_1_150px] wrap-anywhere">
              <WholeWords text={snapshot.name} />
              {price.units > 0 && (
                <p className="text-fine text-muted">{quantityText(price.units, price.saleUnit)}</p>
              )}
              <ShownExtras extras={extras} unit={price.saleUnit} className="mt-1" />
              <LineRemark productId={productId} />
            </div>
            {price.units > 0 && <b className="ml-auto font-semibold">{formatPrice(shownTotal(price))}</b>}
          </div>
        </li>
      ))}
    </ul>
  );
}
