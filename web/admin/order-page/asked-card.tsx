import { deskPath } from '#domain/addresses/desk-path.ts';
import { productPath } from '#domain/addresses/product-path.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { priceListText } from '#domain/orders/order-price-list.ts';
import { hasUnpriced, orderedTotal } from '#domain/orders/ordered-total.ts';
import { discountHundredths } from '#domain/pricing/saved-percent.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { ShownExtras } from '#web/cart/shown-extras.tsx';
import { VariantChips } from '#web/cart/variant-chips.tsx';
import { WrittenComment } from '#web/cart/written-comment.tsx';
import { formatCount, formatPrice } from '#web/format.ts';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useHasFamily } from '../shell/use-families.tsx';

/** A longer order is folded, so that the quote below it stays within reach. */
const LINES_IN_SIGHT = 4;

/** What the shopper asked for, which never changes (QUOTE-001). */
export function AskedCard({ order }: { order: Order }) {
  const { lines, said, payableAmount, totalAmount } = order;
  const rest = lines.slice(LINES_IN_SIGHT);
  return (
    <section aria-labelledby="pidio" className="dashboard-card">
      <header className="order-card-head">
        <h2 id="pidio">Pidió</h2>
        <p>No cambia: es lo que pidió</p>
      </header>
      <AskedPriceList priceList={order.priceList} />
      <AskedLines lines={lines.slice(0, LINES_IN_SIGHT)} />
      {rest.length > 0 && (
        <details className="asked-more">
          <summary>{formatCount(rest.length, { one: 'producto más', many: 'productos más' })}</summary>
          <AskedLines lines={rest} />
        </details>
      )}
      <WrittenComment text={said.comment} className="asked-comment" />
      <p className="asked-sum figures">
        <span>
          Total a pagar
          {hasUnpriced(order) && (
            <small className="block text-muted">No incluye los productos a consultar</small>
          )}
        </span>
        <span className="whitespace-nowrap">
          {payableAmount < totalAmount && (
            <FormerPrice className="mr-2 text-sm text-muted">{formatPrice(totalAmount)}</FormerPrice>
          )}
          <b className="font-semibold">{formatPrice(payableAmount)}</b>
        </span>
      </p>
    </section>
  );
}

/** By whose prices it was asked for, and what the list says of shipping and payment. */
function AskedPriceList({ priceList }: Pick<Order, 'priceList'>) {
  const hasLists = useHasFamily()('wholesale');
  if (priceList === null) return null;
  const text = priceListText(priceList);
  return (
    <p className="mb-2 text-sm text-secondary wrap-anywhere">
      {hasLists ? (
        <PageLink
          to={`${deskPath('wholesale')}?${new URLSearchParams({ lista: priceList.id })}`}
          className="font-semibold underline pointer-coarse:inline-block pointer-coarse:min-h-11 pointer-coarse:content-center"
        >
          {text}
        </PageLink>
      ) : (
        <b className="font-semibold">{text}</b>
      )}
      {priceList.conditions !== '' && <span className="block">{priceList.conditions}</span>}
    </p>
  );
}

function AskedLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <AskedLine key={line.product.id} line={line} />
      ))}
    </ul>
  );
}

function AskedLine({ line }: { line: OrderLine }) {
  const { product, quantities, listTotal, extras } = line;
  return (
    <li className="asked-line">
      <LinePhoto photo={product.photos[0] ?? null} size={44} />
      <div className="min-w-0 wrap-anywhere">
        <PageLink
          to={productPath(product)}
          target="_blank"
          className="block font-semibold hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
        >
          {product.name}
        </PageLink>
        <VariantChips
          variants={lineVariants({ quantities, snapshot: product })}
          unit={product.saleUnit}
          className="mt-1"
        />
        <ShownExtras extras={extras} unit={product.saleUnit} className="mt-1 text-sm" />
      </div>
      <p className="asked-amount figures">
        {discountHundredths(line) > 0 && (
          <FormerPrice className="block text-sm text-muted">{formatPrice(listTotal)}</FormerPrice>
        )}
        <b className="font-semibold">{formatPrice(orderedTotal(line))}</b>
      </p>
    </li>
  );
}
