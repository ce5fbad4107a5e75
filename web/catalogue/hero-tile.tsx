import { photoUrl } from '#domain/photos/photo-url.ts';
import type { Banner } from '#schemas/store/area-schemas.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowRight } from '#web/ui/stroke-icons.tsx';

type HeroTileProps = {
  readonly banner: Banner;
  readonly hasOffers: boolean;
  readonly seed: number;
  /** It leads to the goods beside it, whose heading stands above both. */
  readonly isLead?: boolean;
};

/** A banner of the home. The shop's own ones have a drawing until they get a picture. */
export function HeroTile({ banner, hasOffers, seed, isLead = false }: HeroTileProps) {
  const { id, image, title, text, link } = banner;
  const Heading = isLead ? 'h3' : 'h2';
  // Lists of the shop keep the order of the page that leads to them.
  const to = link.replace(/^\/\?[^#]+/, `$&&seed=${seed}`);
  const drawing = image ? 'picture' : id;
  const isOffers = drawing === 'ofertas';
  const className = `hero-tile hero-${drawing} ${isOffers ? 'stitch-frame' : ''} on-colour`;
  const content = (
    <>
      <div className="hero-words">
        <Heading>{isOffers ? <BigWords title={title} /> : title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {isOffers && hasOffers && (
        <ButtonLink to={to}>
          Ver ofertas <ArrowRight aria-hidden />
        </ButtonLink>
      )}
      {image && <LazyImage src={photoUrl(image, 800)} alt="" />}
      {drawing === 'envios' && <LazyImage src="/art/map.svg" alt="" width="198" height="332" />}
    </>
  );
  if (isOffers || !to) return <div className={className}>{content}</div>;
  return (
    <PageLink className={className} to={to}>
      {content}
    </PageLink>
  );
}

/** A short title of three words stands large, in three sizes; another one in one size. */
function BigWords({ title }: { title: string }) {
  const words = title.split(' ');
  if (words.length !== 3 || title.length > 14) return <b className="hero-title">{title}</b>;
  return (
    <>
      <span>{words[0]}</span> {words[1]} {words[2]}
    </>
  );
}
