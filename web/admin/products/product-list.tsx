import { Trash2 } from 'lucide-react';
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { Pager } from '../list/pager.tsx';
import type { ListView } from '../list/use-list-query.ts';
import type { Ticks } from '../list/use-ticks.ts';
import { IfMay } from '../shell/use-role.tsx';
import { AddTile } from './add-tile.tsx';
import { DeletedCard } from './deleted-card.tsx';
import { hasCriteria, NO_CRITERIA } from './list-criteria.ts';
import { ManagedCard } from './managed-card.tsx';
import { CardsLoading } from './products-frame.tsx';
import { type ProductsQuery, productsSearch } from './products-query.ts';
import { ProductsTable } from './products-table.tsx';
import type { ListLook } from './saved-look.ts';
import type { ShownProducts } from './use-fitting-page.ts';

type ProductListProps = {
  readonly shown: ShownProducts;
  readonly list: ListView<ProductsQuery>;
  readonly look: ListLook;
  readonly isLoading: boolean;
  readonly ticks: Ticks;
  readonly onRefresh: () => Promise<void>;
  /** Shows the hidden products that an empty list leaves out. */
  readonly onShowHidden: () => Promise<void>;
  readonly isActing: boolean;
};

export function ProductList(props: ProductListProps) {
  const { shown, list: view, look, isLoading, ticks, onRefresh, onShowHidden, isActing } = props;
  const list = useRef<HTMLElement>(null);
  const changed = useFocusAfterChange(list, { shown, onRefresh });
  if (isPastTheEnd(shown)) return <CardsLoading />;
  const { query, size, page, hidden } = shown;
  const tickOf = (id: string) => ({
    isTicked: ticks.ids.has(id),
    onTick: (isRange: boolean) =>
      ticks.toggle(id, isRange ? (page?.products ?? []).map((one) => one.id) : []),
  });
  if (page === null) {
    return (
      <div className="dashboard-card">
        <LoadFailure
          text="Error: Se produjo un error, por favor vuelve a intentarlo nuevamente. Disculpe las molestias."
          isLoading={isLoading}
          onRetry={onRefresh}
        />
      </div>
    );
  }
  return (
    <section ref={list} tabIndex={-1} aria-label="Productos" aria-busy={isLoading} className="scroll-mt-20">
      {page.products.length === 0 ? (
        <div className="dashboard-card">
          {hidden > 0 ? (
            <EmptyList
              {...hiddenTexts(query, hidden)}
              action={
                <IfMay capability="catalogue">
                  <Button size="small" isLoading={isActing} onClick={onShowHidden}>
                    {hidden === 1 ? 'Mostrarlo' : `Mostrar los ${formatWholeNumber(hidden)}`}
                  </Button>
                </IfMay>
              }
            />
          ) : (
            <EmptyList text={emptyText(query)} way={emptyWay(query)} />
          )}
        </div>
      ) : look === 'table' ? (
        <ProductsTable products={page.products} list={view} ticks={ticks} onChanged={changed} />
      ) : (
        <ul className="managed-products">
          {page.products.map((product) => (
            <li key={product.id}>
              {query.showsDeleted ? (
                <DeletedCard {...tickOf(product.id)} product={product} onChanged={changed} />
              ) : (
                <ManagedCard {...tickOf(product.id)} product={product} onChanged={changed} />
              )}
            </li>
          ))}
          {page.products.length === 13 && (
            <IfMay capability="catalogue">
              <AddTile />
            </IfMay>
          )}
        </ul>
      )}
      {/* The key gives other products a new foot, so the old one doesn't jump. */}
      <Fragment key={`${page.total}${productsSearch({ ...query, page: 1 })}`}>
        <Pager
          label="Páginas de productos"
          page={query.page}
          lastPage={lastPageOf(page.total, size)}
          searchOf={(number) => productsSearch({ ...query, page: number })}
        />
        {!query.showsDeleted && (
          <p className="mt-4 text-center sm:text-right">
            <ButtonLink to="?eliminados=1" variant="quiet" size="small">
              <Trash2 aria-hidden="true" /> Ver productos eliminados
            </ButtonLink>
          </p>
        )}
      </Fragment>
    </section>
  );
}

/** Fetches the list after a change. When the pressed button disappears with its card, the focus moves to the list. */
function useFocusAfterChange(
  list: RefObject<HTMLElement | null>,
  { shown, onRefresh }: Pick<ProductListProps, 'shown' | 'onRefresh'>,
): () => Promise<void> {
  const hasChanged = useRef(false);
  useEffect(() => {
    if (!hasChanged.current) return;
    hasChanged.current = false;
    if (document.activeElement === document.body) list.current?.focus();
  }, [shown, list]);
  return () => {
    hasChanged.current = true;
    return onRefresh();
  };
}

/** Whether another page is being fetched. */
function isPastTheEnd({ query, page }: ShownProducts): boolean {
  return page !== null && page.products.length === 0 && page.total > 0 && query.page > 1;
}

/** What a list says that is empty because its products are hidden. */
function hiddenTexts(query: ProductsQuery, hidden: number) {
  const isWhole = productsSearch({ ...query, page: 1 }) === '';
  const found = `Hay ${formatWholeNumber(hidden)}${isWhole ? '' : hidden === 1 ? ' que cumple eso' : ' que cumplen eso'}`;
  const text = `No se ve ningún producto. ${found}, ${hidden === 1 ? 'oculto' : 'todos ocultos'}.`;
  const search = productsSearch({ ...query, showsHidden: true, page: 1 });
  return {
    text,
    way: { to: `${deskPath('products')}${search}`, label: hidden === 1 ? 'Revisarlo' : 'Revisarlos' },
  };
}

function emptyText({ showsDeleted, text }: ProductsQuery): string {
  if (showsDeleted && text === '') return 'No hay productos eliminados.';
  return 'No se encontró lo que buscas, disculpen las molestias.';
}

function emptyWay(query: ProductsQuery) {
  if (query.showsDeleted) return null;
  if (hasCriteria(query.criteria)) {
    const without = productsSearch({ ...query, criteria: NO_CRITERIA, page: 1 });
    return { to: `${deskPath('products')}${without}`, label: 'Quitar los filtros' };
  }
  if (query.text === '') return null;
  const search = productsSearch({ ...query, text: '', page: 1 });
  return { to: `${deskPath('products')}${search}`, label: 'Quitar la búsqueda' };
}
