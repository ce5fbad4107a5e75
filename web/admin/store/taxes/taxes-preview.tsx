import { pesos } from '#domain/money/centavos.ts';
import { BLANK_PRODUCT } from '#domain/products/blank-product.ts';
import { listedProductOf } from '#domain/products/listed-product.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { ProductCard } from '#web/catalogue/product-card.tsx';
import { PreviewStore } from '../area/preview-store.tsx';

const SAMPLE = listedProductOf({
  ...BLANK_PRODUCT,
  id: 'muestra',
  subsection: 'Cintas',
  type: 'Raso',
  brand: 'Anil',
  name: 'Cinta de raso 25 mm × 10 m',
  price: pesos(4850),
  unitAmount: '10',
  unitMeasure: 'm',
});

/** A card of the shop with the legend, or without it. */
export function TaxesPreview({ fields }: { fields: Settings['taxes'] }) {
  return (
    <PreviewStore change={{ taxes: fields }}>
      <div className="mx-auto w-72 p-5">
        <ProductCard card={SAMPLE} photoPlace="flash" />
      </div>
    </PreviewStore>
  );
}
