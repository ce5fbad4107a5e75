import { useState } from 'react';
import type { ListOrder } from '#domain/catalogue/product-order.ts';
import type { BriefProduct } from '#domain/products/product.ts';
import { controlIn, onRowKey } from '../list/row-keys.ts';
import { SortHead } from '../list/sort-head.tsx';
import { TickBox } from '../list/tick-box.tsx';
import type { ListView } from '../list/use-list-query.ts';
import type { Ticks } from '../list/use-ticks.ts';
import { useMay } from '../shell/use-role.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { ProductRow } from './product-row.tsx';
import type { ProductsQuery } from './products-query.ts';

type ProductsTableProps = {
  readonly products: readonly BriefProduct[];
  readonly list: ListView<ProductsQuery>;
  readonly ticks: Ticks;
  readonly onChanged: () => Promise<void>;
};

/** The products as rows (BUY-007): a price, a colour or the stock is changed where it stands. */
export function ProductsTable({ products, list, ticks, onChanged }: ProductsTableProps) {
  const mayChange = useMay('catalogue');
  const mayPrice = useMay('prices');
  const { order, showsDeleted } = list.wanted;
  const ids = products.map(({ id }) => id);
  const [said, setSaid] = useState('');
  const sorted = {
    order,
    usual: 'newest',
    onSort: (chosen: ListOrder) => list.show({ order: chosen }, IN_PLACE),
  } as const;
  return (
    <div className="products-table-frame">
      <table className="list-table products-table" aria-describedby={KEYS_ID}>
        <thead>
          <tr>
            <td className="row-tick">{mayPrice && <TickAll ids={ids} ticks={ticks} />}</td>
            <td className="row-photo" />
            {showsDeleted ? (
              <>
                <th scope="col" className="row-code">
                  Código
                </th>
                <th scope="col">Nombre</th>
              </>
            ) : (
              <>
                <SortHead {...sorted} label="Código" orders={['code', 'code-desc']} className="row-code" />
                <SortHead {...sorted} label="Nombre" orders={['name', 'name-desc']} />
              </>
            )}
            <th scope="col" className="row-category">
              Categoría
            </th>
            {showsDeleted ? (
              <>
                <th scope="col" className="row-price">
                  Precio
                </th>
                <td />
              </>
            ) : (
              <>
                <th scope="col">Colores</th>
                <SortHead {...sorted} label="Precio" orders={['cheapest', 'dearest']} className="row-price" />
                <th scope="col">Estado</th>
                <td />
                <td />
              </>
            )}
          </tr>
        </thead>
        <tbody onKeyDown={(event) => mayPrice && onRowKey(event, KEYS)}>
          {products.map((product) => {
            const row = {
              product,
              isTicked: ticks.ids.has(product.id),
              onTick: (isRange: boolean) => ticks.toggle(product.id, isRange ? ids : []),
              onChanged,
            };
            return showsDeleted ? (
              <DeletedRow key={product.id} {...row} />
            ) : (
              <ProductRow key={product.id} {...row} onSaid={setSaid} />
            );
          })}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {said}
      </p>
      {mayChange && mayPrice && !showsDeleted && <KeysHint />}
    </div>
  );
}

const IN_PLACE = { preventScrollReset: true };

const KEYS_ID = 'products-keys';

/** What the keys press in their row. */
const KEYS = {
  enter: (row: Element) => controlIn(row, 'row-price'),
  a: (row: Element) => controlIn(row, 'row-stock'),
};

function TickAll({ ids, ticks }: { ids: readonly string[]; ticks: Ticks }) {
  const ticked = ids.filter((id) => ticks.ids.has(id)).length;
  const isTicked = ticked === ids.length;
  return (
    <TickBox
      label="Elegir los de esta página"
      isTicked={isTicked}
      isPartly={ticked > 0 && !isTicked}
      onTick={() => ticks.set(ids, !isTicked)}
    />
  );
}

function KeysHint() {
  return (
    <p id={KEYS_ID} className="row-keys">
      <kbd>Flechas</kbd> fila · <kbd>Espacio</kbd> elegir · <kbd>Enter</kbd> precio · <kbd>A</kbd> agotado
    </p>
  );
}
