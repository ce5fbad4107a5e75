import { useRef } from 'react';
import type { Brand } from '#schemas/store/area-schemas.ts';
import { useIsNearViewport } from '#web/ui/use-is-near-viewport.ts';
import { brandMark } from './brand-mark.ts';

/** The official brands' logos, drawn in the colour of linen (CONTENT-018). */
export function BrandLogos({ brands }: { brands: readonly Brand[] }) {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useIsNearViewport(list);
  return (
    <section aria-labelledby="marcas" className="mt-12">
      <h2 id="marcas" className="mb-3.5 text-xl text-on-ink">
        Marcas oficiales
      </h2>
      <ul ref={list} className="brand-logos" data-near={isNear || undefined}>
        {brands.map((brand) => (
          <li key={brand.name}>
            <span className="brand-logo" {...brandMark(brand)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
