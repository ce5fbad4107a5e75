import type { ReactNode } from 'react';
import { comparisonPath } from '#domain/addresses/comparison-path.ts';
import { isWhollySoldOut } from '#domain/products/availability.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { Product } from '#domain/products/product.ts';
import { kindOfVariants } from '#domain/products/variants.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { BulkBlock } from '#web/choice/bulk-block.tsx';
import type { Selection } from '#web/choice/use-selection.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ProductHeading } from './product-heading.tsx';

const COMBINED = { colour: 'colores', model: 'modelos', single: null } as const;

type ProductSummaryProps = {
  readonly product: Product;
  readonly selection: Selection;
  readonly notes: Pick<ListedProduct, 'unitPrice' | 'priceEnd'>;
  /** Whether there are others of its kind. */
  readonly isComparable: boolean;
  /** Stands below the price. */
  readonly children: ReactNode;
};

/**
 * The product's texts and prices, above the choice of variants. Slashes in the description are line breaks; in the
 * specifications they belong to '80 g/m²' (DETAIL-012, DETAIL-013).
 */
export function ProductSummary({ product, selection, notes, isComparable, children }: ProductSummaryProps) {
  const { summary, description, specifications } = product;
  const { offer, units, isBulkActive } = selection.line;
  const isSoldOut = isWhollySoldOut(product);
  return (
    <>
      <ProductHeading product={{ ...product, ...notes, isSoldOut }} />
      {children}
      {offer !== null && !isSoldOut && (
        <BulkBlock
          offer={offer}
          units={units}
          isActive={isBulkActive}
          combined={COMBINED[kindOfVariants(product)]}
        />
      )}
      <div className="mt-6 text-secondary empty:hidden">
        {summary !== '' && <p className="mb-2 text-[1.0625rem] font-[560] text-body">{summary}</p>}
        {description !== '' &&
          descriptionLines(description).map((line, index) => (
            <span key={index} className="block">
              {line.trim()}
            </span>
          ))}
      </div>
      {specifications !== '' && (
        <section className="mt-6">
          <h2 className="mb-2 text-[1.375rem]">Especificaciones</h2>
          <p className="whitespace-pre-line text-secondary">{specifications}</p>
          {isComparable && (
            <PageLink
              to={comparisonPath([product.id])}
              rel="nofollow"
              className="mt-1 inline-flex min-h-11 items-center text-sm underline underline-offset-3"
            >
              Comparar
            </PageLink>
          )}
        </section>
      )}
    </>
  );
}
