import type { CatalogueQuery } from './catalogue-query.ts';
import type { HomeData } from './home-data.ts';
import { NothingFound } from './nothing-found.tsx';

type NoResultsProps = Pick<HomeData, 'inWholeShop' | 'places'> & {
  query: CatalogueQuery;
  isShopEmpty: boolean;
};

/** Shown when no product matches (HOME-007), or when a new shop has no products yet. */
export function NoResults({ query, inWholeShop, places, isShopEmpty }: NoResultsProps) {
  if (!isShopEmpty && query.filters.text.trim() !== '')
    return <NothingFound {...{ query, inWholeShop, places }} />;
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-4 rounded-3 bg-paper px-7 py-10 text-center">
      <img src="/art/empty-spool.svg" alt="" width="150" height="150" />
      <p className="plain-heading max-w-[22em] text-[1.0625rem] text-balance">
        {isShopEmpty
          ? 'Todavía no hay productos en la tienda. Estamos llenando los estantes: mientras tanto, escríbenos.'
          : 'No se encontró lo que buscas, disculpen las molestias.'}
      </p>
    </div>
  );
}
