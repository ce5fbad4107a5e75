import { Search } from '#web/ui/stroke-icons.tsx';

/** Suggestions find the field by this id (`header-suggestions.tsx`). */
export const HEADER_SEARCH_ID = 'busqueda';

/**
 * The search of every page (BUY-001), a plain form. Below 1024 px its icon is the label of a field that shows over the
 * header while it has the focus, so it opens without scripts.
 */
export function HeaderSearch() {
  return (
    <search className="header-search">
      <form action="/#productos">
        <label htmlFor={HEADER_SEARCH_ID}>
          <Search aria-hidden="true" />
          <span className="sr-only">Buscar en la tienda</span>
        </label>
        <input
          id={HEADER_SEARCH_ID}
          className="input"
          type="search"
          role="combobox"
          aria-expanded={false}
          name="q"
          maxLength={200}
          autoComplete="off"
          placeholder="Buscar en la tienda"
        />
      </form>
    </search>
  );
}
