import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageForm } from '#web/ui/page-form.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { ArrowLeft, ArrowRight, ChevronFirst, ChevronLast } from '#web/ui/stroke-icons.tsx';
import { catalogueHref, RESULTS_ID } from './catalogue-query.ts';
import { QueryInputs } from './query-inputs.tsx';
import type { CatalogueView } from './sized-view.ts';

const HASH = `#${RESULTS_ID}`;

/** Links to the neighbouring and outermost pages, and a field for any other, all without scripts (GRID-016 to GRID-020). */
export function Pagination({ view: { query, page } }: { view: CatalogueView }) {
  const hrefOf = (number: number) => `${catalogueHref({ ...query, page: number })}${HASH}`;
  const isFirst = page.page === 1;
  const isLast = page.page === page.lastPage;
  return (
    <nav className="pagination" aria-label="Paginación">
      <Turn href={isFirst ? null : hrefOf(1)} label="Primera página">
        <ChevronFirst aria-hidden="true" />
      </Turn>
      <Turn href={isFirst ? null : hrefOf(page.page - 1)} rel="prev">
        <ArrowLeft aria-hidden="true" />
        Anterior
      </Turn>
      <PageForm action={`/${HASH}`} className="pagination-place">
        <QueryInputs query={query} except="page" />
        <Stitch className="hidden flex-1 lg:block" />
        <label>
          Página{' '}
          <input
            key={page.page}
            name="page"
            aria-label={`Página, de ${page.lastPage}`}
            className="pagination-number figures"
            inputMode="numeric"
            enterKeyHint="go"
            autoComplete="off"
            maxLength={5}
            defaultValue={page.page}
          />{' '}
          de {page.lastPage}
        </label>
        <Stitch className="hidden flex-1 lg:block" />
      </PageForm>
      <Turn href={isLast ? null : hrefOf(page.page + 1)} rel="next">
        Siguiente
        <ArrowRight aria-hidden="true" />
      </Turn>
      <Turn href={isLast ? null : hrefOf(page.lastPage)} label="Última página">
        <ChevronLast aria-hidden="true" />
      </Turn>
    </nav>
  );
}

type TurnProps = { href: string | null; rel?: string; label?: string; children: ReactNode };

function Turn({ href, rel, label, children }: TurnProps) {
  if (href === null) {
    return (
      <button type="button" className="button button-outline" aria-label={label} disabled>
        {children}
      </button>
    );
  }
  return (
    <ButtonLink to={href} rel={rel} aria-label={label} variant="outline">
      {children}
    </ButtonLink>
  );
}
