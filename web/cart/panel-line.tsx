import { useRef, useState } from 'react';
import { cartVariants } from '#domain/cart/line-variants.ts';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { MAX_UNITS } from '#domain/cart/variants.ts';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { wholePercent } from '#domain/pricing/saved-percent.ts';
import { formatPrice } from '#web/format.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { NetPrice } from '#web/storefront/net-price-legend.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { moveFocusFromRow } from './focus-beside.ts';
import { LineHeading } from './line-heading.tsx';
import { LinePhoto } from './line-photo.tsx';
import { PANEL_REMOVAL, RemoveLineButton } from './remove-line-button.tsx';
import { useCart } from './use-cart.ts';

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
  const { changeQuantity } = useCart();
  const [isEmptied, setIsEmptied] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const name = variant.label || 'Unidad';
  const changeTo = (units: number) =>
    changeQuantity({ productId, variant: variant.key, delta: units - variant.units });

  // A person may empty the field to type another number, so the row is removed only on blur.
  function change(units: number) {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    setIsEmptied(units === 0 && isTyping);
    if (units === 0 && isTyping) return;
    if (units === 0 && row.current !== null) moveFocusFromRow(row.current);
    changeTo(units);
  }

  return (
    <li ref={row} className="flex items-center gap-3 text-label" onBlur={() => isEmptied && changeTo(0)}>
      {variant.kind === 'colour' && <ColourSwatch name={variant.label} className="size-7 rounded-2" />}
      <span
        className={classNames(
          'mr-auto min-w-0 wrap-anywhere',
          variant.isSoldOut && 'text-muted line-through',
        )}
      >
        {name}
      </span>
      <Stepper
        label={variant.label ? `Cantidad ${variant.label}` : 'Cantidad'}
        subject={name}
        value={isEmptied ? 0 : variant.units}
        max={variant.isSoldOut ? variant.units : MAX_UNITS}
        onChange={change}
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
