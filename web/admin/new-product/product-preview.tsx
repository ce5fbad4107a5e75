import { useMemo } from 'react';
import { type ListedProduct, listedProductOf } from '#domain/catalogue/listed-product.ts';
import { storedSection } from '#domain/catalogue/sections.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { minimumUnitsOf } from '#schemas/wire/product.ts';
import { ProductCard } from '#web/catalogue/product-card.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import type { ProductDraft } from '../product-form/product-draft.ts';

/** The shop's own card of the product, in the shop's light theme and without working links. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  const card = useMemo(() => previewCard(draft), [draft]);
  return (
    <aside className="preview">
      <h2 className="plain-heading mb-3 flex items-center gap-3 text-sm">
        Vista previa en la tienda <Stitch className="grow" />
      </h2>
      <div data-theme="light" className="preview-paper" inert>
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
    code: draft.code.trim() === '' ? null : draft.code.trim(),
  });
}
