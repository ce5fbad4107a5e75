import type { ReactNode } from 'react';
import { discountHundredths } from '#domain/pricing/discount-percent.ts';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { formatExactPrice, formatUnits } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ShoppingBag } from '#web/ui/stroke-icons.tsx';

type BuyBarProps = {
  line: LinePrice;
  onAdd: () => void;
  /** The product is gone. */
  isGone: boolean;
  isSoldOut: boolean;
  /** Shown above the bar's content. */
  children: ReactNode;
};

/** Units, subtotal and the button of the cart. It stays in sight at the foot of the screen (DETAIL-017). */
export function BuyBar({ line, onAdd, isGone, isSoldOut, children }: BuyBarProps) {
  const hasPrice = line.price !== null;
  return (
    <div className="buy-bar">
      {children}
      <div className="buy-bar-totals" role="status">
        <p>
          <span className="hidden lg:inline">Total seleccionado: </span>
          <strong className="figures">{formatUnits(line.units)}</strong>
        </p>
        <p className="buy-bar-subtotal">
          <small>Subtotal</small>
          <b>{hasPrice ? formatExactPrice(line.total) : 'Consultar'}</b>
          {discountHundredths(line) > 0 && (
            <span className="buy-bar-saving figures">
              <s>{formatExactPrice(line.listTotal)}</s> Ahorras {formatExactPrice(line.saving)}
            </span>
          )}
        </p>
      </div>
      <Button variant="primary" size="large" disabled={isGone || isSoldOut} onClick={onAdd}>
        <ShoppingBag aria-hidden="true" />
        {isSoldOut ? 'Agotado' : 'AGREGAR AL CARRITO'}
      </Button>
    </div>
  );
}
