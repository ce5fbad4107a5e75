import { useRef, useState } from 'react';
import type { Brand } from '#schemas/store/area-schemas.ts';
import { keptPart } from '#web/kept/kept-part.tsx';
import { brandMark } from '#web/storefront/brand-mark.ts';
import {
  BRAND_ENTRIES,
  BRAND_INTERVALS_MS,
  entriesAtRest,
  entryAfter,
  FEATURED_BRANDS,
} from '#web/storefront/brand-row.ts';
import { customProperties } from '#web/storefront/custom-properties.ts';
import { useIsNarrow } from '#web/storefront/use-is-narrow.ts';
import { PauseButton } from '#web/ui/pause-button.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { useInterval } from '#web/ui/use-interval.ts';
import { useIsNearViewport } from '#web/ui/use-is-near-viewport.ts';
import { useIsVisible } from '#web/ui/use-is-visible.ts';
import { useMotionAllowed } from '#web/ui/use-motion-allowed.ts';

/** The row of brands above the footer, with four featured ones, or one on a phone (CONTENT-024 to CONTENT-028). */
export const BrandCarousel = keptPart(function BrandCarousel({ brands }: { brands: readonly Brand[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isNear = useIsNearViewport(frame);
  const isVisible = useIsVisible(frame);
  const isMotionAllowed = useMotionAllowed();
  const everyMs = useIsNarrow() ? BRAND_INTERVALS_MS.narrow : BRAND_INTERVALS_MS.row;
  useInterval({ everyMs, isOn: isVisible && isMotionAllowed && !isPaused }, () => setMoves((all) => all + 1));
  const first = entryAfter({ moves, brands: brands.length });
  return (
    <section className="brand-carousel" aria-labelledby="nuestras-marcas" aria-roledescription="carrusel">
      <div className="shop-width">
        <SectionTitle
          id="nuestras-marcas"
          controls={
            <PauseButton subject="las marcas" isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
          }
        >
          Trabajamos con estas marcas
        </SectionTitle>
        <div ref={frame} className="brand-carousel-frame" data-near={isNear || undefined}>
          <ul
            className="brand-carousel-row"
            style={customProperties({ '--first': first })}
            data-step={moves && (moves % 2) + 1}
          >
            {entriesOf(brands, isNear ? BRAND_ENTRIES : entriesAtRest(brands.length)).map((brand, entry) => (
              <li
                key={entry}
                // Screen readers get each brand once, though the row repeats them.
                aria-hidden={entry >= brands.length || undefined}
                data-featured={isFeatured(entry - first) ? entry - first : undefined}
              >
                <span {...brandMark(brand)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
});

function entriesOf(brands: readonly Brand[], length: number): Brand[] {
  return Array.from({ length }, (_, entry) => brands[entry % brands.length]).filter(
    (brand) => brand !== undefined,
  );
}

function isFeatured(place: number): boolean {
  return place >= 0 && place < FEATURED_BRANDS;
}
