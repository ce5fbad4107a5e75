import type { Landing } from '#domain/addresses/landing.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ListPicture } from './list-head.tsx';

/**
 * The places below this one with the number of their products, in one line that scrolls (FIND-009). In wide windows the
 * sidebar names a category's places already: there they stand for their pictures alone, and for a brand.
 */
export function PlacesBelow({ landing: { below: places, brand } }: { landing: Landing }) {
  if (places.length === 0) return null;
  const isInSidebar = brand === null && !places.some(({ picture }) => picture);
  return (
    <nav
      className={classNames(
        'no-scrollbar mb-4 flex gap-x-4 overflow-x-auto whitespace-nowrap text-sm max-lg:mx-[-16px] max-lg:px-[16px]',
        isInSidebar ? 'lg:hidden' : 'lg:flex-wrap',
      )}
      aria-label="Más adentro"
    >
      {places.map(({ name, path, count, picture }) => (
        <PageLink
          key={path}
          to={path}
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-1.5 hover:underline"
        >
          {picture && <ListPicture picture={picture} side={40} />}
          {name} <span className="figures text-muted">{count}</span>
        </PageLink>
      ))}
    </nav>
  );
}
