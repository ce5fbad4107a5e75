import { quantityText } from '#domain/measure/quantity-text.ts';
import type { OrderedContent, OrderedLine } from '#domain/orders/ordered-line.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { ShownExtras } from '#web/cart/shown-extras.tsx';
import { VariantChips } from '#web/cart/variant-chips.tsx';
import { WrittenComment } from '#web/cart/written-comment.tsx';
import { formatPrice } from '#web/format.ts';
import { Stitch } from '#web/ui/stitch.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';

/** The lines and sums of an order, for its shopper. */
export function OrderedContentBlock({ order }: { order: OrderedContent }) {
  return (
    <section aria-label="Lo que pediste" className="rounded-3 bg-surface px-5 py-6 lg:px-7.5">
      <h2 className="mb-4.5 text-[1.5625rem]">Lo que pediste</h2>
      <ul className="grid gap-4.5">
        {order.lines.map((line) => (
          <Line key={line.productId} line={line} />
        ))}
      </ul>
      <WrittenComment text={order.said.comment} className="mt-5" />
      <Totals order={order} />
    </section>
  );
}

function Line({
  line: { brand, name, photo, saleUnit, units, variants, total, extras },
}: {
  line: OrderedLine;
}) {
  return (
    <li className="figures grid grid-cols-[56px_minmax(0,1fr)] gap-3.5 text-label leading-snug">
      <LinePhoto photo={photo} size={56} className="w-14" />
      <div className="flex min-w-0 flex-wrap gap-x-3.5">
        <div className="min-w-0 flex-[1_1_150px] wrap-anywhere">
          <p className="text-fine text-muted">{brand}</p>
          <WholeWords text={name || 'Producto'} />
          <p className="text-fine text-muted">{quantityText(units, saleUnit)}</p>
          <ShownExtras extras={extras} unit={saleUnit} className="mt-1" />
        </div>
        <b className="ml-auto font-semibold">{formatPrice(total)}</b>
        {variants.length > 0 && (
          <VariantChips variants={variants} unit={saleUnit} className="mt-1.5 w-full" />
        )}
      </div>
    </li>
  );
}

function Totals({ order: { total, saving, hasUnpriced } }: { order: OrderedContent }) {
  return (
    <>
      <Stitch className="mt-6 mb-3.5 [--thread:var(--color-linen-500)]" />
      <dl className="figures *:flex *:flex-wrap *:items-end *:justify-between *:gap-x-4 *:py-1">
        {saving > 0 && (
          <div className="text-sm font-semibold text-success">
            <dt>Total ahorrado</dt>
            <dd>{formatPrice(saving)}</dd>
          </div>
        )}
        <div>
          <dt>Envío</dt>
          <dd>A confirmar</dd>
        </div>
        <div className="font-semibold">
          <dt className="text-lg">Total</dt>
          <dd className="display-figures ml-auto text-[min(2rem,10vw)]">{formatPrice(total)}</dd>
        </div>
      </dl>
      {hasUnpriced && <p className="text-sm text-secondary">No incluye los productos a consultar</p>}
    </>
  );
}
