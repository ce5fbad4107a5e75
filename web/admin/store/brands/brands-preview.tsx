import type { Settings } from '#schemas/store/area-schemas.ts';
import { ListText } from '#web/catalogue/beside-results.tsx';
import { ListHead } from '#web/catalogue/list-head.tsx';
import { BrandCarousel } from '#web/frame/brand-carousel.tsx';
import { BrandLogos } from '#web/storefront/brand-logos.tsx';
import { shownBrands } from '#web/storefront/shown-store.ts';
import { Scaled } from '../area/scaled.tsx';

/** The row above the footer, the footer's logos, and what the brands' pages say. */
export function BrandsPreview({ fields: { brands, brandPages } }: { fields: Settings['brands'] }) {
  return (
    <>
      <Logos brands={brands} />
      {brandPages.map(({ name, text, picture }) => (
        <div key={name} className="px-5 pt-5 last:pb-5">
          <ListHead picture={picture ?? undefined}>
            <h2 className="text-[1.875rem]">{name}</h2>
          </ListHead>
          {text !== '' && <ListText landing={{ text, steps: [{ name, path: '' }] }} />}
        </div>
      ))}
    </>
  );
}

function Logos({ brands }: Pick<Settings['brands'], 'brands'>) {
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
