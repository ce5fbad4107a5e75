import { type RefObject, useEffect, useRef } from 'react';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { Button } from '#web/ui/button.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { AddTile } from './add-tile.tsx';
import { DeletedCard } from './deleted-card.tsx';
import { ManagedCard } from './managed-card.tsx';
import type { ShownProducts } from './use-products.ts';

type ProductListProps = {
  readonly shown: ShownProducts | null;
  readonly isLoading: boolean;
  readonly onRefresh: () => Promise<void>;
  readonly onPage: (page: number) => void;
};

export function ProductList({ shown, isLoading, onRefresh, onPage }: ProductListProps) {
  const list = useRef<HTMLElement>(null);
  const changed = useFocusAfterChange(list, { shown, onRefresh });
  if (shown === null) return <ProductsLoading />;
  const { query, size, page } = shown;
  if (page === null) return <ProductsError isLoading={isLoading} onRetry={onRefresh} />;
  const goTo = (number: number) => {
    list.current?.scrollIntoView();
    onPage(number);
  };
  return (
    <section ref={list} tabIndex={-1} aria-label="Productos" aria-busy={isLoading} className="scroll-mt-20">
      {page.products.length === 0 ? (
        <NothingFound />
      ) : (
        <ul className="managed-products">
          {page.products.map((product) => (
            <li key={product.id}>
              {query.showsDeleted ? (
                <DeletedCard product={product} onChanged={changed} />
              ) : (
                <ManagedCard product={product} onChanged={changed} />
              )}
            </li>
          ))}
          {page.products.length === 13 && <AddTile />}
        </ul>
      )}
      <Pager page={query.page} lastPage={lastPageOf(page.total, size)} onPage={goTo} />
    </section>
  );
}

/** Fetches the list after a change; what was pressed may leave with its card, and the focus goes to the list then. */
function useFocusAfterChange(
  list: RefObject<HTMLElement | null>,
  { shown, onRefresh }: Pick<ProductListProps, 'shown' | 'onRefresh'>,
): () => Promise<void> {
  const hasChanged = useRef(false);
  useEffect(() => {
    if (shown === null || !hasChanged.current) return;
    hasChanged.current = false;
    if (document.activeElement === document.body) list.current?.focus();
  }, [shown, list]);
  return () => {
    hasChanged.current = true;
    return onRefresh();
  };
}

function ProductsLoading() {
  return (
    <div role="status" className="grid min-h-96 place-content-center justify-items-center gap-4">
      <SewnProgress />
      <strong>Cargando...</strong>
    </div>
  );
}

function ProductsError({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="dashboard-card grid justify-items-center gap-5 py-14 text-center">
      <img src="/art/broken-thread.svg" alt="" width="150" height="120" />
      <p className="max-w-[34em]">
        Error: Se produjo un error, por favor vuelve a intentarlo nuevamente. Disculpe las molestias.
      </p>
      <Button variant="outline" isLoading={isLoading} onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}

function NothingFound() {
  return (
    <div className="dashboard-card grid min-h-80 place-content-center justify-items-center gap-4 text-center">
      <img src="/art/empty-spool.svg" alt="" width="150" height="150" />
      <p className="max-w-[22em] font-semibold text-balance">
        No se encontró lo que buscas, disculpen las molestias.
      </p>
    </div>
  );
}

type PagerProps = {
  readonly page: number;
  readonly lastPage: number;
  readonly onPage: (page: number) => void;
};

function Pager({ page, lastPage, onPage }: PagerProps) {
  return (
    <nav aria-label="Páginas de productos" className="mt-6 flex items-center justify-center gap-3.5">
      <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Anterior
      </Button>
      <span className="figures min-w-8 text-center font-bold" aria-current="page">
        <span className="sr-only">Página </span>
        {page}
      </span>
      <Button variant="outline" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        Siguiente
      </Button>
    </nav>
  );
}
