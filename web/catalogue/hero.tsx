import { type RefObject, useEffect, useRef, useState } from 'react';
import { photoUrl } from '#domain/photos/photo-url.ts';
import { COLOURS } from '#domain/products/colours.ts';
import type { Banner } from '#schemas/store/area-schemas.ts';
import { keptPart } from '#web/kept/kept-part.tsx';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowRight } from '#web/ui/stroke-icons.tsx';

/** The day's banners: side by side on large screens, one swipe apart on phones (CONTENT-022, STORE-002). */
export function Hero({ hasOffers, seed }: { hasOffers: boolean; seed: number }) {
  const row = useRef<HTMLElement>(null);
  const current = useCurrentTile(row);
  const { banners, store } = useStorePage();
  if (banners.length === 0) return <h1 className="sr-only">{store.name}</h1>;
  return (
    <>
      <section ref={row} className="hero no-scrollbar" aria-label="Promociones">
        {banners.map((banner, place) => (
          <HeroTile key={banner.id} banner={banner} isFirst={place === 0} hasOffers={hasOffers} seed={seed} />
        ))}
      </section>
      <div className="hero-dots" aria-hidden="true">
        {banners.map(({ id }, place) => (
          <i key={id} data-current={place === current || undefined} />
        ))}
      </div>
    </>
  );
}

type HeroTileProps = {
  readonly banner: Banner;
  readonly isFirst: boolean;
  readonly hasOffers: boolean;
  readonly seed: number;
};

/** The shop's own banners have a drawing until they get a picture. The first one has the page's heading. */
function HeroTile({ banner, isFirst, hasOffers, seed }: HeroTileProps) {
  const { id, image, title, text } = banner;
  // Lists of the shop keep the order of the page that leads to them.
  const link = banner.link.replace(/^\/\?[^#]+/, `$&&seed=${seed}`);
  const drawing = image ? 'picture' : id;
  const isOffers = drawing === 'ofertas';
  const Heading = isFirst ? 'h1' : 'h2';
  const className = `hero-${drawing} ${isOffers ? 'stitch-frame' : ''} on-colour`;
  const content = (
    <>
      <div className="hero-words">
        <Heading>{isOffers ? <BigWords title={title} /> : title}</Heading>
        {text && <p>{text}</p>}
        {isOffers && hasOffers && (
          <ButtonLink to={link}>
            Ver ofertas <ArrowRight aria-hidden />
          </ButtonLink>
        )}
      </div>
      {image && <img src={photoUrl(image, 800)} alt="" />}
      {isOffers && <img src="/art/hero-cones.svg" alt="" width="720" height="620" fetchPriority="high" />}
      {drawing === 'envios' && <img src="/art/map.svg" alt="" width="198" height="332" />}
      {drawing === 'productos' && <HeroSwatches />}
    </>
  );
  if (isOffers || !link) return <div className={className}>{content}</div>;
  return (
    <PageLink className={className} to={link}>
      {content}
    </PageLink>
  );
}

const HeroSwatches = keptPart(function HeroSwatches() {
  return (
    <span className="hero-swatches" aria-hidden="true">
      {COLOURS.map((colour) => (
        <i key={colour.id} style={{ backgroundColor: colour.hex }} />
      ))}
    </span>
  );
});

/** A short title of three words stands large, in three sizes; another one in one size. */
function BigWords({ title }: { title: string }) {
  const words = title.split(' ');
  if (words.length !== 3 || title.length > 14) return <b className="hero-title">{title}</b>;
  return (
    <>
      <span>{words[0]}</span> {words[1]} <em>{words[2]}</em>
    </>
  );
}

/** Index of the current tile of a row that scrolls sideways; at the row's end it is the last one. */
function useCurrentTile(row: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const follow = () => {
      const way = element.scrollWidth - element.clientWidth;
      // Without a way it is no number.
      setCurrent(Math.round((element.scrollLeft / way) * (element.children.length - 1)) || 0);
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [row]);

  return current;
}
