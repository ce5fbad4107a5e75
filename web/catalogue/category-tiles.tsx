import type { PlaceBelow } from '#domain/addresses/landing.ts';
import { drawingPlace } from '#domain/catalogue/subsection-drawings.ts';
import { photoUrl } from '#domain/photos/photo-url.ts';
import { customProperties } from '#web/storefront/custom-properties.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** The shop's categories with their pictures; on phones one row, which scrolls. */
export function CategoryTiles({ places }: { places: readonly PlaceBelow[] }) {
  if (places.length === 0) return null;
  return (
    <nav aria-label="Categorías de la tienda">
      <ul className="category-tiles no-scrollbar" style={customProperties({ '--tiles': places.length })}>
        {places.map(({ name, path, picture }) => (
          <li key={path}>
            <PageLink to={path}>
              {picture && <TilePicture picture={picture} />}
              {name.replace('/', ' / ')}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All drawings of the specification's subsections come as one picture; a photo of the shop's own comes alone. */
function TilePicture({ picture }: { picture: string }) {
  const place = drawingPlace(picture);
  if (place >= 0)
    return <span className="stitch-frame" data-drawn="" style={customProperties({ '--place': place })} />;
  return (
    <span className="stitch-frame">
      <LazyImage src={photoUrl(picture, 200)} alt="" width="200" height="200" />
    </span>
  );
}
