import { useRef } from 'react';
import { COLOURS } from '#domain/catalogue/colours.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowRight } from '#web/ui/stroke-icons.tsx';
import { useCurrentTile } from './use-current-tile.ts';

type HeroProps = {
  /** `null` without offers. */
  offersHref: string | null;
  productsHref: string;
};

/** The three banners: side by side on large screens, one swipe apart on phones (CONTENT-022). */
export function Hero({ offersHref, productsHref }: HeroProps) {
  const row = useRef<HTMLElement>(null);
  const current = useCurrentTile(row);
  const { shippingBenefit } = useStore();
  return (
    <>
      <section ref={row} className="hero no-scrollbar" aria-label="Promociones">
        <div className="hero-offers stitch-frame on-colour">
          <div className="hero-offers-text">
            <h1>
              <span>Hasta</span> 50% <em>OFF</em>
            </h1>
            <p>En ofertas especiales de mercería y máquinas.</p>
            {offersHref !== null && (
              <ButtonLink to={offersHref}>
                Ver ofertas <ArrowRight aria-hidden="true" />
              </ButtonLink>
            )}
          </div>
          <img src="/art/hero-cones.svg" alt="" width="720" height="620" fetchPriority="high" />
        </div>
        <PageLink className="hero-products on-colour" to={productsHref}>
          <h2>+1000 productos</h2>
          <p>Todo para coser, en un solo mostrador.</p>
          <span className="hero-swatches" aria-hidden="true">
            {COLOURS.map(({ id, hex }) => (
              <i key={id} style={{ backgroundColor: hex }} />
            ))}
          </span>
        </PageLink>
        <a className="hero-delivery" href="/howToBuy">
          <h2>{shippingBenefit}</h2>
          <img src="/art/map.svg" alt="" width="198" height="332" />
        </a>
      </section>
      <div className="hero-dots" aria-hidden="true">
        {[0, 1, 2].map((tile) => (
          <i key={tile} data-current={tile === current || undefined} />
        ))}
      </div>
    </>
  );
}
