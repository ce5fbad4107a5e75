import type { Landing } from '#domain/addresses/landing.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ListPicture } from './list-head.tsx';

/** The places below this one with the number of their products, in one line that scrolls (FIND-009). */
export function PlacesBelow({ places }: { places: Landing['below'] }) {
  if (places.length === 0) return null;
  return (
    <nav
      className="no-scrollbar mb-4 flex gap-x-4 overflow-x-auto whitespace-nowrap text-sm lg:flex-wrap"
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
