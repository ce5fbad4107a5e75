import { comparisonPath } from '#domain/addresses/comparison-path.ts';
import { isCut } from '#domain/measure/pieces.ts';
import type { Product } from '#domain/products/product.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { HowItIsCut } from './late-how-it-is-cut.tsx';

type ProductTextsProps = {
  readonly product: Pick<Product, 'id' | 'summary' | 'description' | 'specifications' | 'saleUnit'>;
  /** Whether there are others of its kind. */
  readonly isComparable: boolean;
};

/**
 * What the shop says of the product, below the choice of variants, so that colours stand in the first view. Slashes in the
 * description are line breaks; in the specifications they belong to '80 g/m²' (DETAIL-012, DETAIL-013).
 */
export function ProductTexts({ product, isComparable }: ProductTextsProps) {
  const { id, summary, description, specifications, saleUnit } = product;
  return (
    <>
      <div className="mt-6 text-secondary empty:hidden">
        {summary !== '' && <p className="mb-2 text-[1.0625rem] font-[560] text-body">{summary}</p>}
        {description !== '' &&
          descriptionLines(description).map((line, index) => (
            <span key={index} className="block">
              {line.trim()}
            </span>
          ))}
      </div>
      {isCut(saleUnit) && <HowItIsCut />}
      {specifications !== '' && (
        <section className="mt-6">
          <h2 className="mb-2 text-[1.375rem]">Especificaciones</h2>
          <p className="whitespace-pre-line text-secondary">{specifications}</p>
          {isComparable && (
            <PageLink
              to={comparisonPath([id])}
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
