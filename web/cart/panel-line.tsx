import { useRef } from 'react';
import { cartVariants } from '#domain/cart/line-variants.ts';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { wholePercent } from '#domain/pricing/saved-percent.ts';
import { formatPrice } from '#web/format.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { NetPrice } from '#web/storefront/net-price-legend.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { moveFocusFromRow } from './focus-beside.ts';
import { LineHeading } from './line-heading.tsx';
import { LinePhoto } from './line-photo.tsx';
import { LineStepper } from './line-stepper.tsx';
import { PANEL_REMOVAL, RemoveLineButton } from './remove-line-button.tsx';

export function PanelLine({ line }: { line: PricedCartLine }) {
  return (
    <article className="grid grid-cols-[84px_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-5">
      <LinePhoto photo={line.snapshot.photo} size={84} className="size-21" />
      <LineHeading line={line} nameClass="text-base" />
      <RemoveLineButton line={line} texts={PANEL_REMOVAL} />
      <ul className="col-span-full mt-2.5 grid gap-2">
        {cartVariants(line).map((variant) => (
          <VariantRow key={variant.key} productId={line.productId} variant={variant} />
        ))}
      </ul>
      <LinePrices line={line} />
    </article>
  );
}

type VariantRowProps = {
  readonly productId: string;
  readonly variant: ReturnType<typeof cartVariants>[number];
};

function VariantRow({ productId, variant }: VariantRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const name = variant.label || 'Unidad';
  return (
    <li ref={row} className="flex items-center gap-3 text-label">
      {variant.kind === 'colour' && <ColourSwatch name={variant.label} className="size-7 rounded-2" />}
      <span
        className={classNames(
          'mr-auto min-w-0 wrap-anywhere',
          variant.isSoldOut && 'text-muted line-through',
        )}
      >
        {name}
      </span>
      <LineStepper
        productId={productId}
        variant={variant}
        subject={name}
        onEmpty={() => row.current !== null && moveFocusFromRow(row.current)}
      />
    </li>
  );
}

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
      <b className="text-xl font-semibold">{formatPrice(price.price === null ? null : price.total)}</b>
      <NetPrice price={price.price === null ? null : price.total} vat={snapshot.vat} />
    </p>
  );
}

/** '10 %', rounded (PRICE-017). A smaller discount than half a percent still applies (PANEL-007). */
function percentText(price: LinePrice): string {
  const percent = wholePercent(price);
  return percent === 0 ? 'menos de 1\u00a0%' : `${percent}\u00a0%`;
}
