import { memo } from 'react';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { wholePercent } from '#domain/pricing/saved-percent.ts';
import { shownTotal } from '#domain/pricing/shown-total.ts';
import { formatPrice } from '#web/format.ts';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { NetPrice } from '#web/storefront/net-price-legend.tsx';
import { LineHeading } from './line-heading.tsx';
import { LineUnits } from './line-units.tsx';
import { LinkedPhoto } from './linked-photo.tsx';
import { PANEL_REMOVAL, RemoveLineButton } from './remove-line-button.tsx';

/** Rendered again only when its own line changes. */
export const PanelLine = memo(({ line }: { line: PricedCartLine }) => (
  <article className="grid grid-cols-[84px_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-5">
    <LinkedPhoto line={line} size={84} className="size-21" />
    <LineHeading line={line} nameClass="text-base" />
    <RemoveLineButton line={line} texts={PANEL_REMOVAL} />
    <LineUnits line={line} className="col-span-full mt-2.5" />
    <LinePrices line={line} />
  </article>
));

function LinePrices({ line: { price, snapshot } }: { line: PricedCartLine }) {
  if (price.units === 0) return null;
  return (
    <p className="figures col-span-full mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
      <span>
        {price.saving > 0 && (
          <>
            <FormerPrice className="mr-2 text-muted">{formatPrice(price.listTotal)}</FormerPrice>
            <span className="text-sm font-semibold text-success">Ahorras {percentText(price)}</span>
          </>
        )}
      </span>
      <span className="min-w-0 flex-1 text-right">
        <b className="text-xl font-semibold">{formatPrice(shownTotal(price))}</b>
        <NetPrice price={shownTotal(price)} vat={snapshot.vat} />
      </span>
    </p>
  );
}

/** '10 %', rounded (PRICE-017). A smaller discount than half a percent still applies (PANEL-007). */
function percentText(price: LinePrice): string {
  const percent = wholePercent(price);
  return percent === 0 ? 'menos de 1\u00a0%' : `${percent}\u00a0%`;
}
