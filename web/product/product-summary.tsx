import type { ReactNode } from 'react';
import { kindOfVariants } from '#domain/cart/variants.ts';
import { isWhollySoldOut } from '#domain/catalogue/availability.ts';
import type { ListedProduct } from '#domain/catalogue/listed-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { cheaperOffer } from '#domain/pricing/cheaper-offer.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { PriceNotes } from '#web/catalogue/price-notes.tsx';
import { formatExactPrice } from '#web/format.ts';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { WovenLabel } from '#web/ui/woven-label.tsx';
import { BulkBlock } from './bulk-block.tsx';
import type { Selection } from './use-selection.ts';

const COMBINED = { colour: 'colores', model: 'modelos', single: null } as const;

type ProductSummaryProps = {
  readonly product: Product;
  readonly selection: Selection;
  readonly notes: Pick<ListedProduct, 'unitPrice' | 'priceEnd'>;
  /** Stands below the price. */
  readonly children: ReactNode;
};

/**
 * The product's texts and prices, above the choice of variants. Slashes in the description are line breaks; in the
 * specifications they belong to '80 g/m²' (DETAIL-012, DETAIL-013).
 */
export function ProductSummary({ product, selection, notes, children }: ProductSummaryProps) {
  const { brand, code, summary, description, specifications } = product;
  const { units, isBulkActive } = selection.line;
  const isSoldOut = isWhollySoldOut(product);
  const offer = isSoldOut ? null : cheaperOffer(product);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span className="font-semibold text-secondary">{brand}</span>
        {code !== null && <span className="figures">Código {code}</span>}
        {product.isHidden && <WovenLabel>Oculto</WovenLabel>}
        {isSoldOut && <WovenLabel>Agotado</WovenLabel>}
        {product.isOffer && <WovenLabel tone="offer">¡OFERTA!</WovenLabel>}
      </p>
      <h1 className="mt-1.5 text-[26px] wrap-break-word lg:mt-2.5 lg:text-title">
        <WholeWords text={product.name || 'Producto'} />
      </h1>
      <p className="mt-2.5 flex flex-wrap items-baseline gap-x-3 lg:mt-4.5">
        <b className="text-[30px] display-figures lg:text-[38px]">{formatExactPrice(product.price)}</b>
        {product.price !== null && <span>por unidad</span>}
        <span className="grid w-full gap-0.5 [--price-size:30px] lg:[--price-size:38px]">
          <PriceNotes product={{ ...product, ...notes }} />
        </span>
      </p>
      {children}
      {offer !== null && (
        <BulkBlock
          offer={offer}
          units={units}
          isActive={isBulkActive}
          combined={COMBINED[kindOfVariants(product)]}
        />
      )}
      <div className="mt-6 text-secondary empty:hidden">
        {summary !== '' && <p className="mb-2 text-[17px] font-[560] text-body">{summary}</p>}
        {description !== '' &&
          descriptionLines(description).map((line, index) => (
            <span key={index} className="block">
              {line.trim()}
            </span>
          ))}
      </div>
      {specifications !== '' && (
        <section className="mt-6">
          <h2 className="mb-2 text-[22px]">Especificaciones</h2>
          <p className="whitespace-pre-line text-secondary">{specifications}</p>
        </section>
      )}
    </>
  );
}
