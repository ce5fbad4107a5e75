import type { ListedProduct } from '#domain/products/listed-product.ts';
import { formatExactPrice } from '#web/format.ts';
import { NetPrice } from '#web/storefront/net-price-legend.tsx';

type PriceNotesProps = {
  readonly product: Pick<ListedProduct, 'price' | 'vat' | 'unitPrice' | 'priceEnd'>;
};

/** What the law asks for beside a product's price: what a metre or 100 g costs, and the net price (LAW-001, LAW-005, LAW-006). */
export function PriceNotes({ product: { price, vat, unitPrice, priceEnd } }: PriceNotesProps) {
  return (
    <>
      {priceEnd && <span className="offer-end">Hasta el {priceEnd}</span>}
      {unitPrice && (
        <span className="unit-price">
          {formatExactPrice(unitPrice.price)} por {unitPrice.per}
        </span>
      )}
      <NetPrice price={price} vat={vat} />
    </>
  );
}
