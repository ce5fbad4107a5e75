import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ListOrder } from '#domain/catalogue/product-order.ts';
import type { AvailabilityChoice } from '#domain/products/product-criteria.ts';
import type { ListView } from '../list/use-list-query.ts';
import { CategoryChips } from '../price-studio/category-chips.tsx';
import { ChoiceChip } from '../select/choice-chip.tsx';
import { useBrandNames } from '../store/brands/use-brand-names.ts';
import { hasCriteria, type ListCriteria, NO_CRITERIA } from './list-criteria.ts';
import { LookSwitch } from './look-switch.tsx';
import { PriceLimits } from './price-limits.tsx';
import type { ProductsQuery } from './products-query.ts';
import type { ListLook } from './saved-look.ts';

const STOCK: readonly { readonly value: AvailabilityChoice; readonly label: string }[] = [
  { value: 'in-stock', label: 'Con stock' },
  { value: 'partly', label: 'Faltan colores o modelos' },
  { value: 'sold-out', label: 'Agotados' },
];

const ORDERS: readonly { readonly value: ListOrder; readonly label: string }[] = [
  { value: 'name', label: 'Nombre: A a Z' },
  { value: 'name-desc', label: 'Nombre: Z a A' },
  { value: 'code', label: 'Código: de menor a mayor' },
  { value: 'code-desc', label: 'Código: de mayor a menor' },
  { value: 'cheapest', label: 'Precio: de menor a mayor' },
  { value: 'dearest', label: 'Precio: de mayor a menor' },
];

/** A filter leaves the page scrolled where it is. */
const IN_PLACE = { preventScrollReset: true };

type ProductFiltersProps = {
  readonly list: ListView<ProductsQuery>;
  readonly look: ListLook;
  readonly onLook: (look: ListLook) => void;
};

/** The chips over the list (BUY-007); the address keeps them. On a phone they are one row that scrolls. */
export function ProductFilters({ list, look, onLook }: ProductFiltersProps) {
  const { criteria, order } = list.wanted;
  const brands = useBrandNames();
  const hasLimits = criteria.minPrice !== '' || criteria.maxPrice !== '';
  const [isPriceOpen, setIsPriceOpen] = useState(hasLimits);
  const choose = (change: Partial<ListCriteria>) =>
    list.show({ criteria: { ...list.asked().criteria, ...change } }, IN_PLACE);
  return (
    <section aria-label="Filtros" className="product-filters">
      <div className="filter-chips">
        <CategoryChips form={criteria} onChange={choose} />
        <ChoiceChip
          label="Marca"
          all="Todas las marcas"
          value={criteria.brand}
          groups={[{ label: null, options: brands.map((name) => ({ value: name, label: name })) }]}
          onChoose={(brand) => choose({ brand })}
        />
        <ChoiceChip
          label="Disponibilidad"
          all="Con y sin stock"
          value={criteria.availability}
          groups={[{ label: null, options: STOCK }]}
          onChoose={(availability) => choose({ availability })}
        />
        <button
          type="button"
          className={criteria.onlyOffers ? 'chip chip-chosen' : 'chip'}
          aria-pressed={criteria.onlyOffers}
          onClick={() => choose({ onlyOffers: !list.asked().criteria.onlyOffers })}
        >
          En oferta
        </button>
        <button
          type="button"
          className={hasLimits ? 'chip chip-chosen' : 'chip'}
          aria-expanded={isPriceOpen}
          aria-controls="product-price-limits"
          onClick={() => setIsPriceOpen(!isPriceOpen)}
        >
          <SlidersHorizontal aria-hidden="true" /> Precio
        </button>
        {/* a wide table is sorted by its headings */}
        <span className={look === 'table' ? 'lg:hidden' : undefined}>
          <ChoiceChip
            label="Orden"
            all="Más nuevos"
            value={order === 'newest' ? '' : order}
            groups={[{ label: null, options: ORDERS }]}
            onChoose={(chosen) => list.show({ order: chosen === '' ? 'newest' : chosen }, IN_PLACE)}
          />
        </span>
        {hasCriteria(criteria) && (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => {
              setIsPriceOpen(false);
              choose(NO_CRITERIA);
            }}
          >
            Quitar todos
          </button>
        )}
        <LookSwitch look={look} onChoose={onLook} />
      </div>
      {isPriceOpen && (
        <PriceLimits
          key={`${criteria.minPrice} ${criteria.maxPrice}`}
          id="product-price-limits"
          criteria={criteria}
          onChoose={choose}
        />
      )}
    </section>
  );
}
