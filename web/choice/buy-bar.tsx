import type { ReactNode } from 'react';
import { isCut } from '#domain/measure/pieces.ts';
import { perUnit, quantityText } from '#domain/measure/quantity-text.ts';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { discountHundredths } from '#domain/pricing/saved-percent.ts';
import { shownTotal } from '#domain/pricing/shown-total.ts';
import type { Variant } from '#domain/products/variants.ts';
import { upperFirst } from '#domain/text/upper-first.ts';
import { formatExactPrice } from '#web/format.ts';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { ShoppingBag } from '#web/ui/stroke-icons.tsx';

type BuyBarProps = {
  line: LinePrice;
  /** What a typed amount may mean, while that is asked (UNIT-003); `null` otherwise. */
  doubt: readonly number[] | null;
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
export function BuyBar({ line, doubt, kind, hasOffer, onAdd, isGone, isSoldOut, children }: BuyBarProps) {
  const isEmpty = line.units === 0;
  const isOff = isGone || isSoldOut;
  const isAsked = doubt !== null && !isOff;
  return (
    <div className="buy-bar" data-foot>
      {children}
      <div className="buy-bar-totals" data-offer={hasOffer || undefined} role="status">
        {isAsked && <Question line={line} choices={doubt} />}
        {!isAsked && isEmpty && <Invitation line={line} kind={isOff ? null : kind} />}
        {!isAsked && !isEmpty && <Subtotal line={line} />}
      </div>
      <Button
        variant={isEmpty ? 'outline' : 'primary'}
        size="large"
        disabled={isOff || isAsked}
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

type InvitationProps = {
  line: LinePrice;
  /** `null` when there is nothing to choose. */
  kind: Variant['kind'] | null;
};

/** What one unit costs, while nothing is chosen. */
function Invitation({ line: { price, saleUnit }, kind }: InvitationProps) {
  return (
    <>
      <p>
        {price !== null && (
          <span className="hidden lg:inline">{upperFirst(perUnit(saleUnit) || 'por unidad')}: </span>
        )}
        <strong className="figures">{formatExactPrice(price)}</strong>
      </p>
      {kind !== null && (
        <p className="buy-bar-invitation noscript:hidden">
          {kind === 'single' && isCut(saleUnit) ? 'Elige el largo' : TO_CHOOSE[kind]}
        </p>
      )}
    </>
  );
}

/** What the total and the button wait for. */
function Question({ line: { saleUnit }, choices }: { line: LinePrice; choices: readonly number[] }) {
  return (
    <>
      <p>{isCut(saleUnit) ? 'Falta el largo' : 'Falta la cantidad'}</p>
      {choices.length > 0 && (
        <p className="buy-bar-invitation">
          ¿{choices.map((parts) => quantityText(parts, saleUnit)).join(' o ')}?
        </p>
      )}
    </>
  );
}

function Subtotal({ line }: { line: LinePrice }) {
  return (
    <>
      <p>
        <span className="hidden lg:inline">Total seleccionado: </span>
        <strong className="figures">{quantityText(line.units, line.saleUnit)}</strong>
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
