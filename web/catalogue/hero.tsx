import type { Banner } from '#schemas/store/area-schemas.ts';
import { HeroTile } from './hero-tile.tsx';

type HeroProps = {
  readonly banners: readonly Banner[];
  readonly hasOffers: boolean;
  readonly seed: number;
};

/** The day's banners, below each other on phones (CONTENT-022, STORE-002). */
export function Hero({ banners, hasOffers, seed }: HeroProps) {
  if (banners.length === 0) return null;
  return (
    <section className="hero" aria-label="Promociones">
      {banners.map((banner) => (
        <HeroTile key={banner.id} banner={banner} hasOffers={hasOffers} seed={seed} />
      ))}
    </section>
  );
}
