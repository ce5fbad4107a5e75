import '#web/catalogue/hero.css';
import { shownBanners } from '#domain/store/shown-banners.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { Hero } from '#web/catalogue/hero.tsx';
import { formatCount } from '#web/format.ts';

/** The home's banners of today, as a phone shows them. */
export function BannersPreview({ fields: { banners } }: { fields: Settings['banners'] }) {
  const shown = shownBanners(banners, shopDay(Date.now()));
  const waiting = banners.length - shown.length;
  return (
    <div className="overflow-hidden p-5">
      <div className="banners-preview">
        <Hero banners={shown} hasOffers seed={0} />
      </div>
      <p className="mt-3 text-sm text-secondary">
        {shown.length === 0 && 'Hoy no se muestra ningún cartel. '}
        {waiting > 0 &&
          `${formatCount(waiting, { one: 'cartel no se ve', many: 'carteles no se ven' })} hoy, por su fecha.`}
      </p>
    </div>
  );
}
