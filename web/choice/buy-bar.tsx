import type { ReactNode } from 'react';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { discountHundredths } from '#domain/pricing/saved-percent.ts';
import { shownTotal } from '#domain/pricing/shown-total.ts';
import type { Variant } from '#domain/products/variants.ts';
import { formatExactPrice, formatUnits } from '#web/format.ts';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { ShoppingBag } from '#web/ui/stroke-icons.tsx';

type BuyBarProps = {
  line: LinePrice;
  /** What the shopper chooses. */
  kind: Variant['kind'];
  /** Whether a saving may show: then its place is kept, so that the page doesn't move. */
  hasOffer: boolean;
  onAdd: () => void;
  /** The product is gone. */
  isGone: boolean;
  isSoldOut: boolean;
  /** Shown above the bar's content. */
  children: ReactNode;
};

/** Price or subtotal, and the button of the cart. It stays in sight at the foot of the screen (DETAIL-017). */
export function BuyBar({ line, kind, hasOffer, onAdd, isGone, isSoldOut, children }: BuyBarProps) {
  const isEmpty = line.units === 0;
  const isOff = isGone || isSoldOut;
  return (
    <div className="buy-bar" data-foot>
      {children}
      <div className="buy-bar-totals" data-offer={hasOffer || undefined} role="status">
        {isEmpty ? <Invitation price={line.price} kind={isOff ? null : kind} /> : <Subtotal line={line} />}
      </div>
      <Button
        variant={isEmpty ? 'outline' : 'primary'}
        size="large"
        disabled={isOff}
        className="noscript:hidden"
        onClick={onAdd}
      >
        <ShoppingBag aria-hidden="true" />
        {isSoldOut ? 'Agotado' : 'AGREGAR AL CARRITO'}
      </Button>
    </div>
  );
}

const TO_CHOOSE = { colour: 'Elige colores', model: 'Elige modelos', single: 'Elige la cantidad' } as const;

type InvitationProps = Pick<LinePrice, 'price'> & {
  /** `null` when there is nothing to choose. */
  kind: Variant['kind'] | null;
};

/** What one unit costs, while nothing is chosen. */
function Invitation({ price, kind }: InvitationProps) {
  return (
    <>
      <p>
        {price !== null && <span className="hidden lg:inline">Por unidad: </span>}
        <strong className="figures">{formatExactPrice(price)}</strong>
      </p>
      {kind !== null && <p className="buy-bar-invitation noscript:hidden">{TO_CHOOSE[kind]}</p>}
    </>
  );
}

function Subtotal({ line }: { line: LinePrice }) {
  return (
    <>
      <p>
        <span className="hidden lg:inline">Total seleccionado: </span>
        <strong className="figures">{formatUnits(line.units)}</strong>
      </p>
      <p className="buy-bar-subtotal">
        <small>Subtotal</small>
        <b>{formatExactPrice(shownTotal(line))}</b>
        {discountHundredths(line) > 0 && (
          <span className="buy-bar-saving figures">
            <FormerPrice>{formatExactPrice(line.listTotal)}</FormerPrice> Ahorras{' '}
            {formatExactPrice(line.saving)}
          </span>
        )}
      </p>
    </>
  );
}
