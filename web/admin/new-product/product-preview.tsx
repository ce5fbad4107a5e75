import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { type ListedProduct, listedProductOf } from '#domain/products/listed-product.ts';
import { storedSection } from '#domain/products/sections.ts';
import { minimumUnitsOf } from '#schemas/wire/product.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { ProductCard } from '#web/catalogue/product-card.tsx';
import { formatPrice } from '#web/format.ts';
import { Stitch } from '#web/ui/stitch.tsx';
import type { ProductDraft } from '../product-form/product-draft.ts';
import { readSaleUnit } from '../product-form/product-input.ts';

/**
 * The shop's own card of the product, in the shop's light theme and without working links. Where it doesn't fit beside
 * the form, a strip with the most important of it stays in view (WIZARD-006).
 */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  const card = useMemo(() => previewCard(draft), [draft]);
  const [isOpen, setIsOpen] = useState(false);
  const paperId = useId();
  return (
    <aside className="preview">
      <h2 className="plain-heading mb-3 flex items-center gap-3 text-sm max-[73.6875rem]:sr-only">
        Vista previa en la tienda <Stitch className="grow" />
      </h2>
      <button
        type="button"
        className="preview-strip"
        aria-expanded={isOpen}
        aria-controls={paperId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <LinePhoto photo={card.photos[0] ?? null} size={44} />
        <span className="min-w-0">
          <span className="block text-fine text-muted">Vista previa</span>
          <b className="block truncate font-semibold">{card.name || 'Producto'}</b>
        </span>
        <span className="price text-base">{formatPrice(card.price)}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={paperId} data-theme="light" className="preview-paper" inert>
        <ProductCard key={card.photos.join()} card={card} photoPlace="flash" />
      </div>
    </aside>
  );
}

/** The product of the draft so far; unreadable amounts count as empty. */
function previewCard(draft: ProductDraft): ListedProduct {
  const price = parsePesos(draft.price);
  const packPrice = parsePesos(draft.packPrice);
  const minimumUnits = minimumUnitsOf(draft.minimumUnits);
  const hasOffer = packPrice !== null && packPrice > 0 && minimumUnits !== null;
  return listedProductOf({
    ...draft,
    id: '',
    section: storedSection(draft.section),
    price: price === 0 ? null : price,
    bulkOffer: hasOffer ? { minimumUnits, packPrice } : null,
    saleUnit: readSaleUnit(draft.saleUnit).unit,
    unitAmount: draft.unitAmount.trim().replace(',', '.'),
    code: draft.code.trim() === '' ? null : draft.code.trim(),
  });
}
