import type { ReactNode } from 'react';
import { isWhollySoldOut } from '#domain/products/availability.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { Product } from '#domain/products/product.ts';
import { kindOfVariants } from '#domain/products/variants.ts';
import { BulkBlock } from '#web/choice/bulk-block.tsx';
import type { Selection } from '#web/choice/use-selection.ts';
import { ProductHeading } from './product-heading.tsx';

const COMBINED = { colour: 'colores', model: 'modelos', single: null } as const;

type ProductSummaryProps = {
  readonly product: Product;
  readonly selection: Selection;
  readonly notes: Pick<ListedProduct, 'unitPrice' | 'priceEnd'>;
  /** Stands below the price. */
  readonly children: ReactNode;
};

/** The product's name and prices, above the choice of variants. */
export function ProductSummary({ product, selection, notes, children }: ProductSummaryProps) {
  const { offer, saleUnit, units, isBulkActive } = selection.line;
  const isSoldOut = isWhollySoldOut(product);
  return (
    <>
      <ProductHeading product={{ ...product, ...notes, isSoldOut }} />
      {children}
      {offer !== null && !isSoldOut && (
        <BulkBlock
          offer={offer}
          saleUnit={saleUnit}
          units={units}
          isActive={isBulkActive}
          combined={COMBINED[kindOfVariants(product)]}
        />
      )}
    </>
  );
}
