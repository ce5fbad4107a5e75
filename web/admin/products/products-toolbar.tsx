import { ArrowLeft, Eye, EyeOff, X } from 'lucide-react';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { SearchField } from '../list/search-field.tsx';
import type { ListView } from '../list/use-list-query.ts';
import { ChoiceChip } from '../select/choice-chip.tsx';
import { itemsFilter, type MissingPart, type ProductsQuery } from './products-query.ts';

const WITHOUT: Readonly<Record<MissingPart, string>> = {
  precio: 'Sin precio',
  foto: 'Sin foto',
  codigo: 'Sin código',
};

/** In days. */
const OLD_PRICES = [30, 60, 90, 180, 365];

/** A filter leaves the page scrolled where it is. */
const IN_PLACE = { preventScrollReset: true };

const PRODUCTS = { one: 'producto', many: 'productos' };
const DELETED = { one: 'producto eliminado', many: 'productos eliminados' };

type ProductsToolbarProps = {
  readonly query: ProductsQuery;
  readonly list: ListView<ProductsQuery>;
  /** The number of matching products; `null` until it is known. */
  readonly total: number | null;
};

/** Search and filters of the products (PRODADM-001, PRODADM-002). */
export function ProductsToolbar({ query, list, total }: ProductsToolbarProps) {
  const { showsHidden, showsDeleted, missing, unchangedDays } = list.wanted;
  const show = (change: Partial<ProductsQuery>) => list.show(change, IN_PLACE);
  return (
    <ListToolbar
      lead={
        showsDeleted ? (
          <Button variant="outline" size="small" onClick={() => show({ showsDeleted: false })}>
            <ArrowLeft aria-hidden="true" /> Volver a los productos
          </Button>
        ) : (
          <SearchField
            label="Buscar por código o palabras"
            placeholder="Código o palabras"
            shown={query.text}
            list={list}
          />
        )
      }
      count={total !== null && formatCount(total, showsDeleted ? DELETED : PRODUCTS)}
      download={<DownloadMenu path="/items" filter={itemsFilter(query)} />}
    >
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
        <ChoiceChip
          label="Precios viejos"
          all="Todos los precios"
          value={unchangedDays === null ? '' : `${unchangedDays}`}
          groups={[{ label: null, options: oldPriceChoices(unchangedDays) }]}
          onChoose={(days) => show({ unchangedDays: days === '' ? null : Number(days) })}
        />
      )}
      {!showsDeleted && (
        <Button
          variant="outline"
          size="small"
          aria-pressed={showsHidden}
          onClick={() => show({ showsHidden: !list.asked().showsHidden })}
        >
          {showsHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          {showsHidden ? 'Dejar de Mostrar Ítems Ocultos' : 'Mostrar Ítems Ocultos'}
        </Button>
      )}
    </ListToolbar>
  );
}

/** @param chosen may be another number, from an address */
function oldPriceChoices(chosen: number | null) {
  const days = chosen === null || OLD_PRICES.includes(chosen) ? OLD_PRICES : [chosen, ...OLD_PRICES];
  return days.map((count) => ({
    value: `${count}`,
    label: `Sin cambios en ${formatCount(count, { one: 'día', many: 'días' })}`,
  }));
}
