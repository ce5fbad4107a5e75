import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useAtWidth } from '#web/ui/use-at-width.ts';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { narrowingHref } from './catalogue-query.ts';
import { PAGE_SIZE_AT } from './page-size-at-width.ts';
import type { CatalogueView } from './sized-view.ts';

const fetchFilters = async () => (await import('./beside-filters.tsx')).BesideFilters;

/**
 * The filters in windows from 1280 px on, which fetch them once the page is idle: a page is the same for all widths, and a
 * phone would fetch them for nothing. They stand last in the sidebar, so they move nothing.
 * @param children what stands there in other windows and without scripts
 */
export function LateFilters({ view, children }: { view: CatalogueView; children: ReactNode }) {
  const { code: BesideFilters, load } = useLazyCode(fetchFilters);
  const [isMissing, setIsMissing] = useState(false);
  // From 1280 px on a page has more than six products.
  const hasRoom = (useAtWidth(PAGE_SIZE_AT) ?? 0) > 6;
  const fetchCode = useEffectEvent(async () => setIsMissing(!(await load())));
  useEffect(() => {
    if (hasRoom) whenIdle(() => fetchCode());
  }, [hasRoom]);
  return (
    <>
      <div className={isMissing ? undefined : 'xl:hidden noscript:block'}>{children}</div>
      {isMissing && (
        <ButtonLink to={narrowingHref(view.query)} variant="outline" rel="nofollow" className="mt-6">
          Filtros
        </ButtonLink>
      )}
      {BesideFilters && hasRoom && !isMissing && (
        <BesideFilters view={view} onMissing={() => setIsMissing(true)} />
      )}
    </>
  );
}
