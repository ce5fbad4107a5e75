import { variantsOf } from '#domain/cart/variants.ts';
import { isWhollySoldOut } from '#domain/catalogue/availability.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { formatExactPrice } from '#web/format.ts';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { WovenLabel } from '#web/ui/woven-label.tsx';
import { BulkBlock } from './bulk-block.tsx';
import type { Selection } from './use-selection.ts';

const COMBINED = { colour: 'colores', model: 'modelos', single: null } as const;

/** The product's texts and prices, above the choice of variants. */
export function ProductSummary({ product, selection }: { product: Product; selection: Selection }) {
  const { brand, code, bulkOffer, description, specifications } = product;
  const { units, isBulkActive } = selection.line;
  const kind = variantsOf(product)[0]?.kind ?? 'single';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span className="font-semibold text-secondary">{brand}</span>
        {code !== null && <span className="figures">Código {code}</span>}
        {product.isHidden && <WovenLabel>Oculto</WovenLabel>}
        {isWhollySoldOut(product) && <WovenLabel>Agotado</WovenLabel>}
        {product.isOffer && <WovenLabel tone="offer">¡OFERTA!</WovenLabel>}
      </p>
      <h1 className="mt-2.5 text-[31px] wrap-break-word lg:text-title">
        <WholeWords text={product.name || 'Producto'} />
      </h1>
      <p className="mt-4.5 flex flex-wrap items-baseline gap-x-3">
        <b className="text-[33px] display-figures lg:text-[38px]">{formatExactPrice(product.price)}</b>
        {product.price !== null && <span>por unidad</span>}
      </p>
      {bulkOffer !== null && (
        <BulkBlock offer={bulkOffer} units={units} isActive={isBulkActive} combined={COMBINED[kind]} />
      )}
      {description !== '' && (
        <div className="mt-6 text-secondary">
          <BrokenLines text={description} />
        </div>
      )}
      {specifications !== '' && (
        <section className="mt-6">
          <h2 className="mb-2 text-[22px]">Especificaciones</h2>
          <div className="text-secondary">
            <BrokenLines text={specifications} />
          </div>
        </section>
      )}
    </>
  );
}

/** Text whose slashes are line breaks; nothing else in it is markup (DETAIL-012, DETAIL-013). */
function BrokenLines({ text }: { text: string }) {
  return descriptionLines(text).map((line, index) => (
    <span key={index} className="block">
      {line.trim()}
    </span>
  ));
}
