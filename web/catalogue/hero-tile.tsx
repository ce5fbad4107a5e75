import type { ReactNode } from 'react';
import { COLOURS } from '#domain/catalogue/colours.ts';
import { photoSrcSet, photoUrl } from '#domain/photos/photo-url.ts';
import type { Banner } from '#schemas/wire/store.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowRight } from '#web/ui/stroke-icons.tsx';

type HeroTileProps = {
  readonly banner: Banner;
  /** The first one has the page's heading and, on large screens, the most room. */
  readonly isFirst: boolean;
  /** Where links to the offers and the products lead on this page; `null` without offers. */
  readonly offersHref: string | null;
  readonly productsHref: string;
};

/** The shop's own banners have a drawing until they get a picture. */
export function HeroTile({ banner, isFirst, offersHref, productsHref }: HeroTileProps) {
  const { id, image, title, text, link } = banner;
  const to = link === '/?offers=1' ? offersHref : link === '/#productos' ? productsHref : link || null;
  const Heading = isFirst ? 'h1' : 'h2';
  if (image === null && id === 'ofertas') {
    return (
      <div className="hero-offers stitch-frame on-colour">
        <div className="hero-offers-text">
          <Heading>
            <BigWords title={title} />
          </Heading>
          <p>{text}</p>
          {to !== null && (
            <ButtonLink to={to}>
              Ver ofertas <ArrowRight aria-hidden="true" />
            </ButtonLink>
          )}
        </div>
        <img src="/art/hero-cones.svg" alt="" width="720" height="620" fetchPriority="high" />
      </div>
    );
  }
  const words = (
    <>
      <Heading>{title}</Heading>
      {text !== '' && <p>{text}</p>}
    </>
  );
  if (image !== null) {
    return (
      <Tile to={to} className="hero-picture on-colour">
        <img
          src={photoUrl(image, 800)}
          srcSet={photoSrcSet(image, { narrowest: 400, widest: 1200 })}
          sizes={isFirst ? '(min-width: 1024px) 67vw, 420px' : '(min-width: 1024px) 33vw, 420px'}
          alt=""
          width="800"
          height="500"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
        <div className="hero-words">{words}</div>
      </Tile>
    );
  }
  if (id === 'envios') {
    return (
      <Tile to={to} className="hero-delivery">
        {words}
        <img src="/art/map.svg" alt="" width="198" height="332" />
      </Tile>
    );
  }
  return (
    <Tile to={to} className="hero-products on-colour">
      {words}
      {id === 'productos' && (
        <span className="hero-swatches" aria-hidden="true">
          {COLOURS.map(({ id, hex }) => (
            <i key={id} style={{ backgroundColor: hex }} />
          ))}
        </span>
      )}
    </Tile>
  );
}

/** A short title of three words stands large, in three sizes; another one in one size. */
function BigWords({ title }: { title: string }) {
  const [first, second, third, ...more] = title.split(' ');
  if (third === undefined || more.length > 0 || title.length > 14)
    return <b className="hero-title">{title}</b>;
  return (
    <>
      <span>{first}</span> {second} <em>{third}</em>
    </>
  );
}

type TileProps = { readonly to: string | null; readonly className: string; readonly children: ReactNode };

function Tile({ to, className, children }: TileProps) {
  if (to === null) return <div className={className}>{children}</div>;
  if (/^https?:/.test(to)) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  }
  return (
    <PageLink className={className} to={to}>
      {children}
    </PageLink>
  );
}
