import type { Settings } from '#schemas/wire/store.ts';
import { BrandCarousel } from '#web/storefront/brand-carousel.tsx';
import { BrandLogos } from '#web/storefront/brand-logos.tsx';
import { shownBrands } from '#web/storefront/shown-store.ts';
import { Scaled } from '../area/scaled.tsx';

/** The row above the footer, and the footer's logos. */
export function BrandsPreview({ fields: { brands } }: { fields: Settings['brands'] }) {
  if (brands.length === 0) return <p className="p-5 text-secondary">Sin marcas, la fila no se muestra.</p>;
  const shown = shownBrands(brands);
  return (
    <>
      <Scaled width={1000}>
        <BrandCarousel brands={shown} />
      </Scaled>
      <div className="on-colour bg-ink px-5 pb-6 text-linen-300">
        <BrandLogos brands={shown} />
      </div>
    </>
  );
}
