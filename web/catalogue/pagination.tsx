import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { ArrowLeft, ArrowRight } from '#web/ui/stroke-icons.tsx';
import { catalogueHref, RESULTS_ID } from './catalogue-query.ts';
import type { CatalogueView } from './sized-view.ts';

/** 'Anterior' and 'Siguiente' are links, so that paging works without scripts (GRID-016 to GRID-020). */
export function Pagination({ view: { query, page } }: { view: CatalogueView }) {
  const hrefOf = (number: number) => `${catalogueHref({ ...query, page: number })}#${RESULTS_ID}`;
  return (
    <nav className="pagination" aria-label="Paginación">
      <Turn href={page.page > 1 ? hrefOf(page.page - 1) : null} rel="prev">
        <ArrowLeft aria-hidden="true" />
        Anterior
      </Turn>
      <div className="flex items-center gap-1.5 lg:gap-3.5">
        <Stitch className="w-4 max-[379px]:hidden lg:w-20" />
        <span className="pagination-number figures" aria-current="page">
          <span className="sr-only">Página </span>
          {page.page}
        </span>
        <Stitch className="w-4 max-[379px]:hidden lg:w-20" />
      </div>
      <Turn href={page.page < page.lastPage ? hrefOf(page.page + 1) : null} rel="next">
        Siguiente
        <ArrowRight aria-hidden="true" />
      </Turn>
    </nav>
  );
}

function Turn({ href, rel, children }: { href: string | null; rel: string; children: ReactNode }) {
  if (href === null) {
    return (
      <button type="button" className="button button-outline" disabled>
        {children}
      </button>
    );
  }
  return (
    <ButtonLink to={href} rel={rel} variant="outline">
      {children}
    </ButtonLink>
  );
}
