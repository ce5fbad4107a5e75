import { ArrowLeft, Eye, EyeOff, Search, X } from 'lucide-react';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { itemsFilter, type MissingPart, type ProductsQuery } from './products-query.ts';
import { useProductSearch } from './use-product-search.ts';

const WITHOUT: Readonly<Record<MissingPart, string>> = {
  precio: 'Sin precio',
  foto: 'Sin foto',
  codigo: 'Sin código',
};

type ProductsToolbarProps = {
  readonly query: ProductsQuery;
  /** How many products match; `null` until it is known. */
  readonly total: number | null;
  readonly onShow: (query: ProductsQuery) => void;
};

/** What is looked for, and which of it is shown (PRODADM-001, PRODADM-002). */
export function ProductsToolbar({ query, total, onShow }: ProductsToolbarProps) {
  const { showsHidden, showsDeleted, missing } = query;
  const show = (change: Partial<ProductsQuery>) => onShow({ ...query, page: 1, ...change });
  return (
    <div className="products-toolbar">
      {!showsDeleted && <SearchBox text={query.text} onSearch={(text) => show({ text })} />}
      <p className="products-count figures" role="status">
        {total !== null && formatCount(total, { one: 'producto', many: 'productos' })}
        {showsDeleted && total !== null && (total === 1 ? ' eliminado' : ' eliminados')}
      </p>
      {missing !== null && (
        <button
          type="button"
          className="chip"
          aria-label={`Quitar el filtro ${WITHOUT[missing]}`}
          onClick={() => show({ missing: null })}
        >
          {WITHOUT[missing]} <X aria-hidden="true" />
        </button>
      )}
      {!showsDeleted && (
        <Button
          variant="outline"
          size="small"
          aria-pressed={showsHidden}
          onClick={() => show({ showsHidden: !showsHidden })}
        >
          {showsHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          {showsHidden ? 'Dejar de Mostrar Ítems Ocultos' : 'Mostrar Ítems Ocultos'}
        </Button>
      )}
      <DownloadMenu path="/items" filter={itemsFilter(query)} />
      {showsDeleted && (
        <Button variant="outline" size="small" onClick={() => show({ showsDeleted: false })}>
          <ArrowLeft aria-hidden="true" /> Volver a los productos
        </Button>
      )}
    </div>
  );
}

function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const box = useProductSearch(text, onSearch);
  return (
    <search className="products-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
      >
        <Search aria-hidden="true" />
        <input
          type="search"
          className="input"
          aria-label="Buscar por código o palabras"
          placeholder="Buscar por código o palabras"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={box.text}
          onChange={({ target }) => box.type(target.value)}
        />
      </form>
    </search>
  );
}
