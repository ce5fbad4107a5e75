import { useRef } from 'react';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { HeroTile } from './hero-tile.tsx';
import { useCurrentTile } from './use-current-tile.ts';

type HeroProps = {
  /** `null` without offers. */
  offersHref: string | null;
  productsHref: string;
};

/** The day's banners: side by side on large screens, one swipe apart on phones (CONTENT-022, STORE-002). */
export function Hero(links: HeroProps) {
  const row = useRef<HTMLElement>(null);
  const current = useCurrentTile(row);
  const { banners, store } = useStorePage();
  if (banners.length === 0) return <h1 className="sr-only">{store.name}</h1>;
  return (
    <>
      <section ref={row} className="hero no-scrollbar" aria-label="Promociones">
        {banners.map((banner, place) => (
          <HeroTile key={banner.id} banner={banner} isFirst={place === 0} {...links} />
        ))}
      </section>
      {banners.length > 1 && (
        <div className="hero-dots" aria-hidden="true">
          {banners.map(({ id }, place) => (
            <i key={id} data-current={place === current || undefined} />
          ))}
        </div>
      )}
    </>
  );
}
