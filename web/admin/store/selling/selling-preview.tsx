import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { pesos } from '#domain/money/centavos.ts';
import { BLANK_PRODUCT } from '#domain/products/blank-product.ts';
import { listedProductOf } from '#domain/products/listed-product.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { ProductCard } from '#web/catalogue/product-card.tsx';

const RIBBON = {
  ...BLANK_PRODUCT,
  id: 'muestra',
  subsection: 'Cintas',
  type: 'Raso',
  brand: 'La Ribera',
  name: 'Cinta de raso N.º 9',
  price: pesos(1200),
};

const BY_METRE = { code: 'MTR', scale: 2, increment: 50, minimum: 50 } as const;

/** A card of the shop as it looks by the metre, or by the piece. */
export function SellingPreview({ fields: { byMeasure } }: { fields: Settings['selling'] }) {
  const card = listedProductOf({ ...RIBBON, saleUnit: byMeasure ? BY_METRE : BY_PIECE });
  return (
    <div className="mx-auto w-72 p-5">
      <ProductCard card={card} photoPlace="flash" />
    </div>
  );
}
