import { isCut } from '#domain/measure/pieces.ts';
import { perUnit, stepText } from '#domain/measure/quantity-text.ts';
import { BY_PIECE, isByMeasure, isInSteps, type SaleUnit } from '#domain/measure/sale-unit.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { soldTo } from '#domain/pricing/sold-to.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { upperFirst } from '#domain/text/upper-first.ts';
import { formatExactPrice, formatPrice } from '#web/format.ts';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { NetPrice } from '#web/storefront/net-price-legend.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useBuyer } from '#web/wholesale/use-buyer.ts';

export type ProductWithPrice = Pick<
  ListedProduct,
  'id' | 'price' | 'bulkOffer' | 'vat' | 'saleUnit' | 'unitPrice' | 'priceEnd'
>;

type PriceProps = {
  readonly product: ProductWithPrice;
  readonly className?: string;
};

/** What one unit costs, in whole pesos, with all that stands beside a price. */
export function Price({ product: offered, className }: PriceProps) {
  const { product, price, former } = useAsked(offered);
  const { saleUnit } = product;
  return (
    <>
      <span className={classNames('price', className)}>
        {saleUnit && isInPacks(saleUnit) && (
          <span className="list-step">{upperFirst(stepText(saleUnit))}</span>
        )}
        {former !== null && <FormerPrice>{formatPrice(former)}</FormerPrice>}
        {formatPrice(price)}
        {price !== null && saleUnit && <small> {perUnit(saleUnit)}</small>}
        {former !== null && <em>mayorista</em>}
      </span>
      <PriceNotes price={price} product={product} />
    </>
  );
}

/** The same with centavos, as large as a product's page says it. */
export function PagePrice({ product: offered }: Pick<PriceProps, 'product'>) {
  const { product, price, former } = useAsked(offered);
  const { saleUnit = BY_PIECE } = product;
  return (
    <p className="page-price mt-2.5 flex flex-wrap items-baseline gap-x-3 lg:mt-4.5">
      {former !== null && <FormerPrice>{formatExactPrice(former)}</FormerPrice>}
      <b className="text-[1.875rem] display-figures lg:text-[2.375rem]">{formatExactPrice(price)}</b>
      {price !== null && <span>{perUnit(saleUnit) || 'por unidad'}</span>}
      {former !== null && <em>mayorista</em>}
      {(isCut(saleUnit) || isInPacks(saleUnit)) && (
        <span className="w-full text-sm text-secondary">
          {isCut(saleUnit) ? 'Se corta' : 'Se vende'} {stepText(saleUnit)}
        </span>
      )}
      <span className="grid w-full gap-0.5 [--price-size:1.875rem] lg:[--price-size:2.375rem]">
        <PriceNotes price={price} product={product} />
      </span>
    </p>
  );
}

/**
 * A product as this visitor is sold it, and what everybody else pays, where that is more: then what is said of that price
 * is left out.
 */
function useAsked(offered: ProductWithPrice) {
  const product = soldTo(useBuyer(), offered);
  const { price } = priceOf(product, 1);
  const { price: everybodys } = priceOf(offered, 1);
  if (price === everybodys) return { product, price, former: null };
  const { unitPrice: _, priceEnd: __, ...asked } = product;
  return { product: asked, price, former: everybodys };
}

/** Pieces that a list sells 'de a 6'. */
function isInPacks(unit: SaleUnit): boolean {
  return isInSteps(unit) && !isByMeasure(unit);
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
