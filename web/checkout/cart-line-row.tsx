import { memo } from 'react';
import { cartVariants } from '#domain/cart/line-variants.ts';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { perUnit, quantityText } from '#domain/measure/quantity-text.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { paidUnitPrice } from '#domain/pricing/paid-unit-price.ts';
import { discountHundredths } from '#domain/pricing/saved-percent.ts';
import { shownTotal } from '#domain/pricing/shown-total.ts';
import { LineHeading } from '#web/cart/line-heading.tsx';
import { LinkedPhoto } from '#web/cart/linked-photo.tsx';
import { PAGE_REMOVAL, RemoveLineButton } from '#web/cart/remove-line-button.tsx';
import { VariantChips } from '#web/cart/variant-chips.tsx';
import { formatCount, formatPercent, formatPrice } from '#web/format.ts';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { NetPrice } from '#web/storefront/net-price-legend.tsx';
import { ChevronDown } from '#web/ui/stroke-icons.tsx';
import { EditableLine } from './editable-line.tsx';

/** Rendered again only when its own line changes. */
export const CartLineRow = memo(({ line }: { line: PricedCartLine }) => (
  <article className="cart-line-row">
    <LinkedPhoto line={line} size={104} className="cart-line-photo w-19 xl:w-26" />
    <LineHeading line={line} className="cart-line-text min-w-0" nameClass="text-[1.0625rem]" />
    <VariantDetails line={line} />
    <LineAmounts line={line} />
    <EditableLine line={line} />
    <RemoveLineButton line={line} texts={PAGE_REMOVAL} className="cart-line-delete" />
  </article>
));

/** Above this many, a line's variants are folded at first on phones: its name, units and total say enough. */
const UNFOLDED_VARIANTS = 4;

/** The variants of a line. Below 1024 px the shopper can fold them (CHECKOUT-009). */
function VariantDetails({ line }: { line: PricedCartLine }) {
  const variants = cartVariants(line);
  const named = variants.filter(({ label }) => label !== '');
  if (named.length === 0) return null;
  const isOfColours = named.every(({ kind }) => kind === 'colour');
  const noun = isOfColours ? { one: 'color', many: 'colores' } : { one: 'modelo', many: 'modelos' };
  return (
    <details className="variant-details" open={named.length <= UNFOLDED_VARIANTS}>
      <summary>
        {formatCount(named.length, noun)} <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <VariantChips variants={named} unit={line.price.saleUnit} className="mb-1.5 lg:mt-2.5 lg:mb-0" />
    </details>
  );
}

function LineAmounts({ line }: { line: PricedCartLine }) {
  const { price } = line;
  const discount = discountHundredths(price);
  // Sold out or gone: the remark says so.
  if (price.units === 0) return null;
  return (
    <dl className="contents figures">
      <div className="cart-line-price">
        <dt className="text-fine text-muted">Precio</dt>
        <dd className="font-semibold">
          {formatPrice(paidUnitPrice(price))}{' '}
          {isByMeasure(price.saleUnit) && <small>{perUnit(price.saleUnit)}</small>}
        </dd>
        <dd className="text-fine text-muted">{quantityText(price.units, price.saleUnit)}</dd>
        {discount > 0 && (
          <dd className="text-sm font-semibold text-success">Ahorras {formatPercent(discount)}</dd>
        )}
      </div>
      <div className="cart-line-subtotal">
        <dt className="text-fine text-muted">Subtotal</dt>
        {discount > 0 && (
          <dd className="text-sm text-muted">
            <FormerPrice>{formatPrice(price.listTotal)}</FormerPrice>
          </dd>
        )}
        <dd className="text-[1.1875rem] font-semibold">{formatPrice(shownTotal(price))}</dd>
        <dd>
          <NetPrice price={shownTotal(price)} vat={line.snapshot.vat} />
        </dd>
      </div>
    </dl>
  );
}
