import { isCut } from '#domain/measure/pieces.ts';
import { perUnit, stepText } from '#domain/measure/quantity-text.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { formatExactPrice, formatPrice } from '#web/format.ts';
import { NetPrice } from '#web/storefront/net-price-legend.tsx';
import { classNames } from '#web/ui/class-names.ts';

export type ProductWithPrice = Pick<
  ListedProduct,
  'price' | 'bulkOffer' | 'vat' | 'saleUnit' | 'unitPrice' | 'priceEnd'
>;

type PriceProps = {
  readonly product: ProductWithPrice;
  readonly className?: string;
};

/** What one unit costs, in whole pesos, with all that stands beside a price. */
export function Price({ product, className }: PriceProps) {
  const { price } = priceOf(product, 1);
  const { saleUnit } = product;
  return (
    <>
      <span className={classNames('price', className)}>
        {formatPrice(price)}
        {price !== null && saleUnit && <small> {perUnit(saleUnit)}</small>}
      </span>
      <PriceNotes price={price} product={product} />
    </>
  );
}

/** The same with centavos, as large as a product's page says it. */
export function PagePrice({ product }: Pick<PriceProps, 'product'>) {
  const { price } = priceOf(product, 1);
  const { saleUnit = BY_PIECE } = product;
  return (
    <p className="mt-2.5 flex flex-wrap items-baseline gap-x-3 lg:mt-4.5">
      <b className="text-[1.875rem] display-figures lg:text-[2.375rem]">{formatExactPrice(price)}</b>
      {price !== null && <span>{perUnit(saleUnit) || 'por unidad'}</span>}
      {isCut(saleUnit) && (
        <span className="w-full text-sm text-secondary">Se corta {stepText(saleUnit)}</span>
      )}
      <span className="grid w-full gap-0.5 [--price-size:1.875rem] lg:[--price-size:2.375rem]">
        <PriceNotes price={price} product={product} />
      </span>
    </p>
  );
}

type PriceNotesProps = {
  readonly price: ListedProduct['price'];
  readonly product: Pick<ProductWithPrice, 'vat' | 'unitPrice' | 'priceEnd'>;
};

/** What the law asks for: until when it holds, what a metre or 100 g costs, and the net price (LAW-001, LAW-005, LAW-006). */
function PriceNotes({ price, product: { vat, unitPrice, priceEnd } }: PriceNotesProps) {
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
